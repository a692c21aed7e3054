/** What the form of a kind of question is called, what its button does, and the clause behind it. */
export interface Kind {
  title: string;
  clause: string;
  /** What the button does, before the name of what was chosen. */
  deed: string;
}

/** Questions about calamities have the name and the clause of the calamity. */
const KINDS: Readonly<Record<string, Kind>> = {
  revolting: { title: 'Cities in revolt', clause: 'ME-T6', deed: 'Choose' },
  spread: { title: 'Spread your tokens', clause: 'ME-X2', deed: 'Place' },
  'pay-ship': { title: 'Pay for the ship', clause: 'ME-M6', deed: 'Pay with' },
  'pay-upkeep': { title: 'Maintain the ship', clause: 'ME-M7', deed: 'Pay with' },
  'order-fights': { title: 'Which fight comes next', clause: 'ME-F10', deed: 'Fight in' },
  'order-attacks': { title: 'Which attack comes next', clause: 'ME-F11', deed: 'Resolve' },
  wait: { title: 'Your own attack first?', clause: 'ME-F15', deed: 'Begin with' },
  removal: { title: 'What you remove', clause: 'ME-F8', deed: 'Remove one in' },
  plunder: { title: 'Spoils of a city', clause: 'ME-F14', deed: 'Take' },
  garrison: { title: 'Beside your new cities', clause: 'ME-Y4', deed: 'Leave' },
  support: { title: 'Reduce a city', clause: 'ME-Y7', deed: 'Reduce' },
  'city-losses': { title: 'Cities', clause: '', deed: 'Lose' },
  'choose-betrayed': { title: 'Cities', clause: '', deed: 'Take' },
  'pick-harbours': { title: 'Cities', clause: '', deed: 'Pick' },
  'choose-victims': { title: 'Victims', clause: '', deed: 'Choose' },
  'land-horde': { title: 'The horde lands', clause: '', deed: 'Land on' },
  'lead-horde': { title: 'The horde goes on', clause: '', deed: 'March to' },
  'choose-volcano': { title: 'Volcano', clause: '', deed: 'Let it be' },
  'choose-shaken': { title: 'Earthquake', clause: '', deed: 'Choose' },
  'choose-neighbour': { title: 'Earthquake', clause: '', deed: 'Reduce' },
  'choose-plain': { title: 'Flood plain', clause: '', deed: 'Flood' },
  'choose-sea': { title: 'Sea', clause: '', deed: 'Storm at' },
  flames: { title: 'Fire', clause: '', deed: 'Choose' },
  tribute: { title: 'Tribute', clause: 'ME-AD-PROVINCIAL-EMPIRE', deed: 'Hand over' },
  'drop-cards': { title: 'Cards to discard', clause: 'ME-V14', deed: 'Discard' },
  'another-building': { title: 'Another building', clause: 'SB-7.17', deed: 'Put up' },
  'another-place': { title: 'Where it stands', clause: 'SB-2.6', deed: 'Build in' },
  'place-cities': { title: 'Your first cities', clause: 'ME-Z5', deed: 'Found' },
  'give-up-city': { title: 'The price of your set', clause: 'ME-Z6', deed: 'Give up' },
  'place-tokens': { title: 'Your first tokens', clause: 'ME-Z8', deed: 'Place' },
  resettle: { title: 'A new home', clause: 'ME-Q5', deed: 'Settle' },
};

const UNKNOWN: Kind = { title: 'Choose', clause: '', deed: 'Choose' };

export const kindOf = (kind: string): Kind => KINDS[kind] ?? UNKNOWN;
