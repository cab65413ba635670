/** What a nation proposes and a player may say otherwise; what an owner may choose after losses; where column A can be. */
import type { Example, Plain } from '@grognard/kernel';
import { battle, example, force } from './forces.ts';
import { historicalBattles } from './historical-battles.examples.ts';
import { adjusted, bore, leaves, pursued, struck, won } from './steps.ts';

const AID = 'Combat Rapide, French player aid';

type Part = { readonly [field: string]: Plain };

const printed = (id: string): Part => {
  const found = historicalBattles.find((each) => each.id === id);
  if (!found) throw new Error(`no battle ${id}`);
  return found.input as Part;
};

const MOHACS = printed('mohacs-1520');
const NAPLES = printed('naples-1495');

const told = (side: 'attacker' | 'defender', rule: string, field: string): Plain => ({
  rule,
  title: { key: 'follows.title', facts: { where: { key: `side.${side}` } } },
  outcome: { key: 'follows.told', facts: { field: { key: field } } },
});

/** Two armies of 8 D, medieval veterans; the first has a leader of Shock 6. */
const large = (part: Part = {}): Part => force({ armiesPlus: 2, ...part });
const led = (part: Part = {}): Part => large({ leader: { manoeuvre: 0, fire: 0, shock: 6 }, ...part });

export const nationExamples: readonly Example[] = [
  example(
    'turks-standard-cavalry',
    'Mohács with Turks whose cavalry is standard: their player’s choice',
    'Mohács avec des Turcs à cavalerie standard : le choix de leur joueur',
    'By hand from example 2 without its two +1 (cavalry): Shock 8 − 1 = 7 on A, * and 1½; pursuit 6 − 1 + 2 = 7 on E, ½. 1½ + ½ + 1 (Turkey) + 1 (retreat) = 4; 4 − ½ = 3½, no major victory.',
    {
      input: { ...MOHACS, attacker: { ...(MOHACS['attacker'] as Part), cavalry: 'standard' } },
      answers: ['1'],
      dice: [6, 8, 6, 6, 9],
      steps: [
        told('attacker', 'D', 'force.cavalry'),
        struck(1, 'attacker', 'shock', {
          die: 8,
          mods: { crossing: -1 },
          modified: 7,
          column: 'A',
          stars: 1,
          loss: 1.5,
        }),
        pursued('attacker', 6, { crossing: -1, oneRound: 2 }, 7, 0.5),
        adjusted('attacker', 2, 0, 1, 3),
        bore('defender', 6, 4, 2),
        won('attacker', 3.5, false),
      ],
      expect: { gap: 3.5, major: false, defender: leaves(4, 0, 1, 0) },
    },
  ),
  example(
    'no-major-over-aztecs',
    'No major victory over the Aztecs, though nobody says that they are natives',
    'Pas de victoire majeure sur les Aztèques, sans dire qu’ils sont indigènes',
    `${AID}, example 3, note: no major victory against a native country. By hand: 9 + 6 + 1 (any Cav against none) = 16 on A, *** and 4, which breaks morale 2; pursuit 1 + 6 + 1 + 2 = 10 on E, 1½; the Aztecs’ 1 on A nothing; retreat 1 nothing. 5½ against 0.`,
    {
      input: battle(led({ nation: 'spain' }), large({ nation: 'aztecs' })),
      dice: [9, 1, 1, 1],
      steps: [
        pursued('attacker', 1, { leaderPursuit: 6, cavalry: 1, oneRound: 2 }, 10, 1.5),
        won('attacker', 5.5, false),
      ],
      expect: { winner: 'attacker', gap: 5.5, major: false },
    },
  ),
  example(
    'aztecs-said-otherwise',
    'Aztecs said to be no natives: a major victory, and the choice is told',
    'Des Aztèques dits non indigènes : victoire majeure, et le choix est dit',
    'The same dice with the contrary choice: a gap of 5½ is more than 4.',
    {
      input: battle(led({ nation: 'spain' }), large({ nation: 'aztecs', native: false })),
      dice: [9, 1, 1, 1],
      steps: [told('defender', 'L', 'force.native'), won('attacker', 5.5, true)],
      expect: { gap: 5.5, major: true },
    },
  ),
  example(
    'natives-win-major',
    'A native army may win a major victory',
    'Une armée indigène peut remporter une victoire majeure',
    `${AID}, example 3, note: none is won against natives; of theirs it says nothing. By hand: 10 + 6 = 16 on A, *** and 4; pursuit 1 + 6 + 2 = 9 on E, 1; Spain’s 1 + 1 (any Cav against none) = 2 nothing; retreat 1 nothing.`,
    {
      input: battle(led({ nation: 'aztecs' }), large({ nation: 'spain' })),
      dice: [10, 1, 1, 1],
      expect: { winner: 'attacker', gap: 5, major: true },
    },
  ),
];

export const leftExamples: readonly Example[] = [
  example(
    'naples-two-counters',
    'Naples where a province holds two counters',
    'Naples, avec deux pions par province',
    `${AID}, example 1 for the battle; section K: A+, A− and D are three counters, the D is to be moved next turn.`,
    {
      input: NAPLES,
      rulings: { provinceCounters: 'two' },
      answers: ['fight', 'fight'],
      dice: [6, 4, 6, 6, 4, 1],
      steps: [
        bore('attacker', 8, 0.5, 7),
        { rule: 'K', title: { key: 'losses.moved.attacker' }, outcome: { facts: { excess: 1 } } },
        bore('defender', 8, 4, 4),
      ],
      expect: {
        attacker: { armiesPlus: 1, armiesMinus: 1, detachments: 1, excess: 1 },
        defender: { armiesPlus: 1, excess: 0 },
      },
      effects: [
        { kind: 'left', name: 'Fra', detachments: 1 },
        { kind: 'crowded', name: 'Fra', excess: 1 },
        { kind: 'left', name: 'Esp', lost: 4 },
        { kind: 'fought' },
      ],
    },
  ),
  example(
    'owner-keeps-apart',
    'The owner keeps his D apart after the battle',
    'Le joueur garde ses D séparés après la bataille',
    `${AID}, section N: an A− may take in 2 D. By hand: A at 6 gives 1; − ½ (4 D) = ½; row 8 leaves 7, one D of four is lost; retreat 1 nothing.`,
    {
      input: battle(force(), force({ armiesPlus: 0, armiesMinus: 2, detachments: 4 })),
      rulings: { recombination: 'choice' },
      answers: ['withdraw', 'apart'],
      dice: [6, 1, 1],
      expect: { defender: leaves(0.5, 0, 2, 3) },
    },
  ),
  {
    id: 'losses-taken-in',
    title: { en: 'An Army (−) takes in two D after losses', fr: 'Une Armée (−) incorpore deux D après des pertes' },
    procedure: 'losses',
    origin: `${AID}, section N, as its owner chooses. By hand: row 8, column 1: left 7; two A− and three D, one A− takes in two: A+ A− D.`,
    input: { armiesPlus: 0, armiesMinus: 2, detachments: 4, losses: 1 },
    rulings: { recombination: 'choice' },
    answers: ['one'],
    expect: leaves(1, 1, 1, 1),
  },
  {
    id: 'losses-largest',
    title: {
      en: 'What is left is put into the largest counters',
      fr: 'Ce qui reste est mis dans les plus grands pions',
    },
    procedure: 'losses',
    origin: 'By hand: row 8, column 1: left 7, put into A+ A− D by the usual reading, without a question.',
    input: { armiesPlus: 0, armiesMinus: 2, detachments: 4, losses: 1 },
    expect: leaves(1, 1, 1, 1),
  },
  {
    id: 'losses-nothing-to-take-in',
    title: { en: 'Two Armies (−) never make one Army (+)', fr: 'Deux Armées (−) ne font jamais une Armée (+)' },
    procedure: 'losses',
    origin: `${AID}, section N: an A− takes in 2 D, nothing else. By hand: row 6, column 1: left 5; one D of two is lost, and one D is too few to be taken in.`,
    input: { armiesPlus: 0, armiesMinus: 2, detachments: 2, losses: 1 },
    rulings: { recombination: 'choice' },
    expect: leaves(1, 0, 2, 1),
  },
];

export const revolutionExamples: readonly Example[] = [
  example(
    'refused-revolution-1788',
    'No army of the Revolution before the Revolution',
    'Pas d’armée de la Révolution avant la Révolution',
    `${AID}, example 5: “spécial Révolution”, in 1797. Before 1789 there was none.`,
    {
      input: battle(
        large({ nation: 'france', technology: 'LACE', revolution: true }),
        large({ nation: 'austria', technology: 'LACE' }),
        { year: 1788 },
      ),
      refused: [{ code: 'noRevolution', at: 'attacker.revolution' }],
    },
  ),
  example(
    'revolution-1789',
    'The Revolution in its first year',
    'La Révolution dans sa première année',
    'By hand from example 5’s columns: LACE against LACE is B/B, the Revolution shocks on A. B at 4 nothing, A at 4 ½, B at 4 nothing; ½ more for each from 1700 on with 2A+.',
    {
      input: battle(
        large({ nation: 'france', technology: 'LACE', revolution: true }),
        large({ nation: 'austria', technology: 'LACE' }),
        { year: 1789 },
      ),
      answers: ['withdraw'],
      dice: [4, 4, 4, 4, 1],
      steps: [
        struck(1, 'attacker', 'shock', { die: 4, mods: {}, modified: 4, column: 'A', stars: 0, loss: 0.5 }),
        struck(1, 'defender', 'shock', { die: 4, mods: {}, modified: 4, column: 'B', stars: 0, loss: 0 }),
      ],
      expect: { gap: 0.5, attacker: { suffered: 0.5 }, defender: { suffered: 1 } },
    },
  ),
];
