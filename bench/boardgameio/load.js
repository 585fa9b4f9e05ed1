/**
 * `node load.js PORT [--games 200] [--seconds 10] [--rate N]`: plays whole games on a server through the own client of
 * boardgame.io, both seats of every game connected, and prints what it measured as one JSON object.
 *
 * The loop is closed: a seat moves as soon as it has seen the state in which it is to move, so that every game has one
 * move under way. A move counts when the update from the server that contains it has reached the seat that made it.
 * A game that is over is followed at once by a fresh match, created and joined through the lobby some moves ahead.
 */

const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { version } = require('boardgame.io/package.json');
const { Duel, MOVES_A_GAME } = require('./game');

const HOST = '127.0.0.1';
const SEATS = ['0', '1'];
const WARM_UP_MS = 3000;
const STALLED_MS = 5000;
const BOOK_AT = MOVES_A_GAME - 20;
const TICK_MS = 2;
const MOST_SAVED_UP_S = 0.05;

/** The game as the clients know it: they compute no move ahead of the server, which makes the load lighter. */
const REMOTE = {
  ...Duel,
  moves: Object.fromEntries(
    Object.entries(Duel.moves).map(([name, move]) => [name, { move: move.move ?? move, client: false }]),
  ),
};

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Lets seats move at once, or no more of them than `rate` a second. */
class Pace {
  constructor(rate) {
    this.rate = rate;
    this.waiting = [];
    this.saved = 0;
    this.last = performance.now();
    if (rate) setInterval(() => this.tick(), TICK_MS);
  }

  ready(seat) {
    if (this.rate) this.waiting.push(seat);
    else seat.move();
  }

  tick() {
    const now = performance.now();
    this.saved += ((now - this.last) / 1000) * this.rate;
    this.saved = Math.min(this.saved, Math.max(1, this.rate * MOST_SAVED_UP_S));
    this.last = now;
    const count = Math.min(Math.floor(this.saved), this.waiting.length);
    this.saved -= count;
    for (const seat of this.waiting.splice(0, count)) seat.move();
  }
}

/** Latencies of the moves that were acknowledged while it was open. */
class Meter {
  constructor() {
    this.open = false;
    this.latencies = [];
  }

  count(ms) {
    if (this.open) this.latencies.push(ms);
  }

  percentile(share) {
    const sorted = this.latencies.sort((a, b) => a - b);
    return sorted.length ? sorted[Math.ceil(share * sorted.length) - 1] : 0;
  }
}

/** A client in one seat of a table, which stays connected from match to match. */
class Seat {
  constructor(table, playerID) {
    this.table = table;
    this.playerID = playerID;
    this.client = null;
    this.sent = null;
    this.over = false;
  }

  join(matchID, credentials) {
    this.over = false;
    if (this.client) {
      this.client.updateCredentials(credentials);
      this.client.updateMatchID(matchID);
      return;
    }
    const { playerID, table } = this;
    const transportDataCallback = (data) => this.receive(data);
    const multiplayer = (options) => table.transport({ ...options, transportDataCallback });
    this.client = Client({ game: REMOTE, multiplayer, matchID, playerID, credentials, debug: false });
    this.client.start();
  }

  /** Everything from the server goes to the client, which then says whether it is this seat's turn. */
  receive(data) {
    this.client.receiveTransportData(data);
    if (data.args[0] !== this.client.matchID || (data.type !== 'update' && data.type !== 'sync')) return;
    const state = data.type === 'sync' ? data.args[1].state : data.args[1];
    if (this.sent) this.acknowledge(state._stateID);
    if (state.ctx.gameover) this.finish();
    else if (this.client.getState().isActive) this.table.pace.ready(this);
    if (state._stateID === BOOK_AT) this.table.book();
  }

  acknowledge(stateID) {
    if (stateID !== this.sent.stateID + 1) fail(`state ${stateID} after a move in state ${this.sent.stateID}`);
    this.table.meter.count(performance.now() - this.sent.at);
    this.sent = null;
  }

  move() {
    const { G, ctx, _stateID } = this.client.getState();
    const choices = Duel.ai.enumerate(G, ctx, this.playerID);
    const { move, args } = choices[Math.floor(Math.random() * choices.length)];
    this.sent = { stateID: _stateID, at: performance.now() };
    this.client.moves[move](...args);
  }

  finish() {
    this.over = true;
    this.table.next();
  }

  get stalled() {
    return this.sent !== null && performance.now() - this.sent.at > STALLED_MS;
  }
}

/** Two seats that play one match after another. */
class Table {
  constructor(port, pace, meter) {
    const server = `http://${HOST}:${port}`;
    this.lobby = new LobbyClient({ server });
    this.transport = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
    this.pace = pace;
    this.meter = meter;
    this.seats = SEATS.map((playerID) => new Seat(this, playerID));
    this.booked = null;
  }

  async reserve() {
    const { matchID } = await this.lobby.createMatch(Duel.name, { numPlayers: SEATS.length, unlisted: true });
    const credentials = await Promise.all(
      SEATS.map(async (playerID) => {
        const seat = await this.lobby.joinMatch(Duel.name, matchID, { playerID, playerName: `seat ${playerID}` });
        return seat.playerCredentials;
      }),
    );
    return { matchID, credentials };
  }

  book() {
    this.booked ??= this.reserve();
    return this.booked;
  }

  async start() {
    const { matchID, credentials } = await this.book();
    this.booked = null;
    this.seats.forEach((seat, index) => seat.join(matchID, credentials[index]));
  }

  next() {
    if (this.seats.every((seat) => seat.over)) this.start();
  }
}

function options(argv) {
  const [port, ...rest] = argv;
  const chosen = { port: Number(port), games: 200, seconds: 10, rate: 0 };
  for (let index = 0; index < rest.length; index += 2) {
    const name = rest[index].replace(/^--/, '');
    const number = Number(rest[index + 1]);
    if (!(name in chosen) || !(number > 0)) fail(`unknown option: ${rest.slice(index, index + 2).join(' ')}`);
    chosen[name] = number;
  }
  if (!chosen.port) fail('node load.js PORT [--games 200] [--seconds 10] [--rate N]');
  return chosen;
}

/** Figures of one measurement: the window is open for `seconds`, the processor time is that of this process. */
async function measure(meter, seconds) {
  const began = performance.now();
  const before = process.cpuUsage();
  meter.open = true;
  await sleep(seconds * 1000);
  meter.open = false;
  const elapsed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  const moves = meter.latencies.length;
  return {
    moves_per_second: moves / elapsed,
    moves,
    seconds: elapsed,
    p50_ms: meter.percentile(0.5),
    p95_ms: meter.percentile(0.95),
    p99_ms: meter.percentile(0.99),
    load_cpu: (user + system) / 1e6 / elapsed,
  };
}

async function main() {
  const { port, games, seconds, rate } = options(process.argv.slice(2));
  const meter = new Meter();
  const pace = new Pace(rate);
  const tables = Array.from({ length: games }, () => new Table(port, pace, meter));
  for (const table of tables) await table.book();
  await Promise.all(tables.map((table) => table.start()));
  await sleep(WARM_UP_MS);
  const figures = await measure(meter, seconds);
  const stalled = tables.filter((table) => table.seats.some((seat) => seat.stalled)).length;
  if (stalled) fail(`${stalled} of ${games} games stand still`);
  console.log(JSON.stringify({ ...figures, games, version }));
  process.exit(0);
}

main().catch((error) => fail(error.stack));
