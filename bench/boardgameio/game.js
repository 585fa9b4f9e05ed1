/**
 * A duel of the size of Babel for boardgame.io: hidden hands, a secret deck, five columns a seat, turns of many moves.
 *
 * Nation cards are numbers from 0 to 4, and so are the lands; temple cards are their levels. A turn begins with three
 * nation cards drawn and ends with two temple cards laid on the own stock. In between a seat travels, settles, builds
 * and migrates as often as its cards allow. The game is over after a fixed number of moves, which is the average of
 * Babel in random play; `end` counts as a move, as it does there. In random play a seat has 8.2 legal moves to choose
 * from, a game 23 turns and an update 940 bytes.
 *
 * Chosen for the speed of the server: no undo, and whole states instead of patches (`deltaState`), with which it made
 * little more than half as many moves.
 */

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const LANDS = [0, 1, 2, 3, 4];
const COPIES = 12;
const TEMPLES = [10, 9, 8, 7, 6, 5];
const OPENING_HAND = 5;
const DRAWN = 3;
const MIGRANTS = 3;
const MOVES_A_GAME = 118;

const other = (seat) => (seat === '0' ? '1' : '0');

const last = (cards) => cards[cards.length - 1];

const value = (board) => board.temples.reduce((sum, level) => sum + level, 0);

/** What lies open before a seat; `token` is null on the quarry. */
const emptyBoard = () => ({
  columns: LANDS.map(() => []),
  temples: LANDS.map(() => 0),
  stock: [],
  token: null,
  migrated: false,
  handSize: OPENING_HAND,
});

function setup({ random }) {
  const deck = random.Shuffle(LANDS.flatMap((nation) => Array(COPIES).fill(nation)));
  const yard = random.Shuffle(TEMPLES.flatMap((copies, index) => Array(copies).fill(index + 1)));
  const hands = [deck.splice(-OPENING_HAND), deck.splice(-OPENING_HAND)];
  return {
    secret: { deck, yard },
    players: { 0: { hand: hands[0] }, 1: { hand: hands[1] } },
    boards: { 0: emptyBoard(), 1: emptyBoard() },
    discard: [],
    deckSize: deck.length,
    yardSize: yard.length,
    made: 0,
  };
}

/** Three cards for the seat whose turn begins; an empty deck is made anew from the discard pile. */
function draw({ G, ctx, random }) {
  const seat = ctx.currentPlayer;
  for (let count = 0; count < DRAWN; count++) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = random.Shuffle(G.discard);
      G.discard = [];
    }
    if (G.secret.deck.length === 0) break;
    G.players[seat].hand.push(G.secret.deck.pop());
  }
  G.boards[seat].migrated = false;
  G.boards[seat].handSize = G.players[seat].hand.length;
  G.deckSize = G.secret.deck.length;
}

const canTravel = (G, seat, land) => G.boards[seat].token !== land && G.players[seat].hand.includes(land);

const canSettle = (G, seat, nation) => G.boards[seat].token !== null && G.players[seat].hand.includes(nation);

function canBuild(G, seat, owner) {
  const { token, temples, columns } = G.boards[seat];
  if (token === null || !G.boards[owner]) return false;
  const level = last(G.boards[owner].stock);
  return level === temples[token] + 1 && columns[token].length >= level;
}

function canMigrate(G, seat, from, to) {
  const { migrated, columns } = G.boards[seat];
  return !migrated && from !== to && LANDS.includes(to) && LANDS.includes(from) && columns[from].length >= MIGRANTS;
}

function play(G, seat, nation) {
  const { hand } = G.players[seat];
  hand.splice(hand.indexOf(nation), 1);
  G.boards[seat].handSize = hand.length;
}

function travel({ G, playerID }, land) {
  if (!canTravel(G, playerID, land)) return INVALID_MOVE;
  play(G, playerID, land);
  G.discard.push(land);
  G.boards[playerID].token = land;
  G.made++;
}

function settle({ G, playerID }, nation) {
  if (!canSettle(G, playerID, nation)) return INVALID_MOVE;
  const board = G.boards[playerID];
  play(G, playerID, nation);
  board.columns[board.token].push(nation);
  G.made++;
}

function build({ G, playerID }, owner) {
  if (!canBuild(G, playerID, owner)) return INVALID_MOVE;
  const board = G.boards[playerID];
  board.temples[board.token] = G.boards[owner].stock.pop();
  G.made++;
}

function migrate({ G, playerID }, from, to) {
  if (!canMigrate(G, playerID, from, to)) return INVALID_MOVE;
  const board = G.boards[playerID];
  board.columns[to].push(...board.columns[from].splice(-MIGRANTS));
  board.migrated = true;
  G.made++;
}

function end({ G, playerID, events }) {
  const drawn = G.secret.yard.splice(-2).sort((a, b) => b - a);
  G.boards[playerID].stock.push(...drawn);
  G.yardSize = G.secret.yard.length;
  G.made++;
  events.endTurn();
}

function endIf({ G }) {
  if (G.made < MOVES_A_GAME) return undefined;
  const lead = value(G.boards[0]) - value(G.boards[1]);
  return lead === 0 ? { draw: true } : { winner: lead > 0 ? '0' : '1' };
}

/** Every legal move of a seat, from what that seat may see. */
function enumerate(G, ctx, seat) {
  const moves = [{ move: 'end', args: [] }];
  for (const card of LANDS) {
    if (canTravel(G, seat, card)) moves.push({ move: 'travel', args: [card] });
    if (canSettle(G, seat, card)) moves.push({ move: 'settle', args: [card] });
    for (const to of LANDS) {
      if (canMigrate(G, seat, card, to)) moves.push({ move: 'migrate', args: [card, to] });
    }
  }
  for (const owner of [seat, other(seat)]) {
    if (canBuild(G, seat, owner)) moves.push({ move: 'build', args: [owner] });
  }
  return moves;
}

const Duel = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true,
  moves: { travel, settle, build, migrate, end: { move: end, client: false } },
  turn: { onBegin: draw },
  endIf,
  ai: { enumerate },
};

module.exports = { Duel, MOVES_A_GAME };
