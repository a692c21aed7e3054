// A game of about the size of Empire's Revolt on boardgame.io's own server, as it comes: state in
// memory, the whole state sent to every client after every move. The load benchmark plays it.

const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const AREAS = 60;
const CARDS = 40;
const MOVES_A_TURN = 3;
const ROUNDS = 100;

function setup({ ctx, random }) {
  const areas = Array.from({ length: AREAS }, (_, id) => ({
    owner: id % (ctx.numPlayers + 1) - 1,
    armies: 1 + (id % 4),
    settlement: id % 7 === 0 ? 1 : 0,
    fortified: false,
    product: ["grain", "wood", "ore", "wine"][id % 4],
  }));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: Array.from({ length: 5 }, () => random.Die(CARDS)) };
  }
  const supplies = Array.from({ length: ctx.numPlayers }, () => ({
    grain: 3, wood: 3, ore: 3, wine: 3, gold: 10, points: 0,
  }));
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
  return { areas, players, supplies, secret: { deck }, last: null };
}

// Three dice against two, the highest compared, as often as one side can go on.
function attack({ G, ctx, random }, from, to) {
  if (!G.areas[from] || !G.areas[to] || from === to) return INVALID_MOVE;
  const attackers = random.D6(3).sort((a, b) => b - a);
  const defenders = random.D6(2).sort((a, b) => b - a);
  const won = attackers[0] > defenders[0];
  G.last = { from, to, attackers, defenders, won };
  if (won) {
    G.areas[to].owner = Number(ctx.currentPlayer);
    G.areas[to].armies = 1;
    G.supplies[ctx.currentPlayer].points += 1;
  } else {
    G.areas[from].armies = Math.max(1, G.areas[from].armies - 1);
  }
}

function build({ G, ctx }, area) {
  if (!G.areas[area]) return INVALID_MOVE;
  const product = G.areas[area].product;
  const mine = G.supplies[ctx.currentPlayer];
  if (mine[product] > 0) {
    mine[product] -= 1;
    G.areas[area].fortified = !G.areas[area].fortified;
  } else {
    mine[product] += 2;
  }
  G.last = { area };
}

function draw({ G, ctx }) {
  const { hand } = G.players[ctx.currentPlayer];
  G.secret.deck.unshift(hand.shift());
  hand.push(G.secret.deck.pop());
  G.last = { drawn: true };
}

const frontier = {
  name: "frontier",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // Dice and hidden cards are the server's: a client could not foresee them.
    attack: { move: attack, client: false },
    build,
    draw: { move: draw, client: false },
  },
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  endIf: ({ ctx }) => (ctx.turn > 2 * ROUNDS ? { draw: true } : undefined),
};

const server = Server({ games: [frontier], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
