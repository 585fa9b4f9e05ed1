/** `node server.js PORT`: the server of boardgame.io with the default storage in memory; prints "ready PORT". */

const { Server, SocketIO } = require('boardgame.io/server');
const { Duel } = require('./game');

const HOST = '127.0.0.1';
const PURGE_EVERY_MS = 1000;
const KEEP_MS = 5000;

/** Finished matches go, as they would in production: they would count as memory of the live ones. */
function purge(db) {
  const finished = db.listMatches({ where: { isGameover: true, updatedBefore: Date.now() - KEEP_MS } });
  for (const matchID of finished) {
    db.wipe(matchID);
    db.initial.delete(matchID);
    db.log.delete(matchID);
  }
}

async function main() {
  const port = Number(process.argv[2] || 0);
  const transport = new SocketIO({ socketOpts: { transports: ['websocket'] } });
  const server = Server({ games: [Duel], origins: [], transport });
  const { appServer } = await server.run({ port: { port, host: HOST } });
  setInterval(() => purge(server.db), PURGE_EVERY_MS);
  console.log(`ready ${appServer.address().port}`);
}

main();
