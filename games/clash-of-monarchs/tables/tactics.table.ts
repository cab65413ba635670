/**
 * 15.4.3 Tactics: who may play each, when, what its die needs, and what it does to the two battle rolls.
 *
 * `powers` are the letters of the page (A Austria, B Anglo-Allies, F France, P Prussia, R Russia). A play condition
 * bars the tactic; a working condition only leaves it without effect. Both are functions of the same name beside the
 * battle. `own` and `enemy` go to the own and the enemy roll; `varies` where the page gives a formula.
 */
import { list, MODIFIER_COLUMNS, type Repair } from '@grognard/kernel';
import type { TextKey, WordedModifier } from '../text/kit.ts';
import type { Tactic } from '../vocabulary.ts';

/** Every condition and every effect has words. */
type After<Prefix extends string> = TextKey extends infer Key
  ? Key extends `${Prefix}.${infer Rest}`
    ? Rest
    : never
  : never;
export type PlayCondition = After<'tactic-play'>;
type WordedEffect = After<'tactic-effect'>;

export type Amount = number | 'varies';

export type TacticRow = {
  readonly powers: string;
  readonly play: PlayCondition;
  /** What the tactic's die must reach; nothing where none is thrown. */
  readonly needs: number | null;
  readonly own: Amount;
  readonly enemy: Amount;
  /** Text key of the effect in words. */
  readonly effect: TextKey;
};

const row = (
  powers: string,
  play: PlayCondition,
  needs: number | null,
  own: Amount,
  enemy: Amount,
  effect: WordedEffect,
): TacticRow => ({
  powers,
  play,
  needs,
  own,
  enemy,
  effect: `tactic-effect.${effect}`,
});

const doubt = (tactic: Tactic, column: string, seen: string, used: string, en: string, fr: string): Repair => ({
  row: tactic,
  column,
  seen,
  used,
  why: 'suspect',
  evidence: { en, fr },
  confidence: 'medium',
});

export const tacticsTable = list<TacticRow, Tactic>({
  id: 'tactics',
  title: { en: 'Tactics', fr: 'Tactiques' },
  provenance: { document: 'aid', heading: 'TABLE DES TACTIQUES [15.4.3]' },
  columns: {
    powers: { en: 'Powers', fr: 'Puissances' },
    play: { en: 'Played only', fr: 'À ne jouer que' },
    needs: { en: 'Die needs', fr: 'Le dé demande' },
    own: { en: 'Own roll', fr: 'Votre Dé de Bataille' },
    enemy: { en: 'Enemy roll', fr: 'Dé ennemi' },
    effect: { en: 'Effect', fr: 'Effet' },
  },
  rowWords: 'tactic',
  cellWords: { play: 'tactic-play', effect: '' },
  signed: ['own', 'enemy'],
  rows: {
    'able-advisor': row('AB', 'always', null, 'varies', 0, 'able-advisor'),
    'able-subordinate': row('FPR', 'always', null, 'varies', 0, 'able-subordinate'),
    'artillery-tenacity': row('R', 'defending', null, 'varies', 0, 'artillery-tenacity'),
    'artillery-up-front': row('P', 'always', null, 2, 0, 'artillery-up-front'),
    'blown-march': row('BFP', 'always', null, 0, 0, 'none'),
    'counter-charge': row('AR', 'defending', null, 2, 0, 'counter-charge'),
    'defensive-position': row('A', 'defending', 6, 0, -4, 'defensive-position'),
    'desperate-gamble': row('F', 'bold-commander', null, 0, 0, 'desperate-gamble'),
    'flanking-maneuver': row('F', 'attacking', 5, 3, 0, 'flanking-maneuver'),
    arrogance: row('FR', 'against-ferdinand-or-frederick', null, 0, -2, 'arrogance'),
    'improved-artillery': row('B', 'always', null, 2, 0, 'improved-artillery'),
    'luck-quick-wits': row('R', 'always', null, 'varies', -2, 'luck-quick-wits'),
    'night-march': row('B', 'attacking-ferdinand-cic', 6, 3, 0, 'night-march'),
    'oblique-attack': row('P', 'attacking', 8, 0, 0, 'oblique-attack'),
    'rally-re-attack': row('P', 'always', 5, 2, 0, 'rally-re-attack'),
    redcoats: row('B', 'always', null, 2, 0, 'redcoats'),
    seydlitz: row('P', 'always', null, 2, 0, 'seydlitz'),
    shuvalovs: row('R', 'defending', null, 2, 0, 'shuvalovs'),
    'slow-reaction': row('AR', 'always', null, 0, 0, 'none'),
    'subordinate-errors': row('AR', 'always', null, 0, 'varies', 'subordinate-errors'),
    'superior-infantry-fire': row('P', 'always', null, 2, 0, 'superior-infantry-fire'),
    'superior-operational-maneuver': row('R', 'defending-drm-3-or-4', null, 0, -4, 'superior-operational-maneuver'),
    'surprise-attack': row('A', 'surprise', 6, 2, -3, 'surprise-attack'),
    surround: row('A', 'surround', null, 0, 0, 'surround'),
    'twelve-pounders': row('A', 'defending', null, 3, -3, 'twelve-pounders'),
    'unexpected-savagery': row('BF', 'always', null, 2, 0, 'unexpected-savagery'),
  },
  repairs: [
    {
      row: 'twelve-pounders',
      column: 'tactic',
      seen: '12 Ponders',
      used: '12 Pounders',
      why: 'misprint',
      evidence: { en: 'A gun is a twelve-pounder', fr: 'Un canon de douze livres est un « 12 pounder »' },
      confidence: 'certain',
    },
    doubt(
      'desperate-gamble',
      'effect',
      'Niveau D... (?)',
      'enemy D level +1',
      'The translator himself doubts; raising one’s own losses and one’s own D level would leave no upside. Whose level rises is a ruling',
      'Le traducteur doute lui-même ; augmenter ses pertes et son propre Niveau D n’apporterait rien. De qui le niveau s’élève est un arbitrage',
    ),
    doubt(
      'flanking-maneuver',
      'effect',
      'Lt Coa. absentes',
      'Coalition Lt units absent',
      'Literally France’s own side, which is odd; kept as printed. Whether it is obeyed is a ruling',
      'À la lettre, le camp de la France elle-même, ce qui étonne ; conservé tel quel. Y obéir ou non est un arbitrage',
    ),
    doubt(
      'oblique-attack',
      'effect',
      '1 unité de Field Arty au max. pour ce Dé de Bataille...',
      'at most 1 field artillery unit',
      'The sentence ends in dots: more may have been printed',
      'La phrase finit par des points de suspension : la suite a pu être imprimée',
    ),
  ],
});

type Figure = { readonly figure: number };

type Count = { readonly tactics: number };

export const tacticCounts = list<Count, '0-1' | '2+'>({
  id: 'tactic-counts',
  title: { en: 'How many tactics a commander plays', fr: 'Nombre de tactiques jouées' },
  provenance: { document: 'aid', heading: 'TABLE DES TACTIQUES [15.4.3], preamble' },
  columns: { tactics: { en: 'Tactics', fr: 'Tactiques' } },
  rows: { '0-1': { tactics: 1 }, '2+': { tactics: 2 } },
});

/** What is added to the die that some tactics throw; the working of each tactic names the lines it asks. */
export const tacticDieModifiers = list<
  WordedModifier,
  | 'offensive'
  | 'defensive'
  | 'ownLights'
  | 'enemyDefensive'
  | 'lightCavalry'
  | 'fewEnemyLights'
  | 'manyEnemyLights'
  | 'subordinate'
>({
  id: 'tactic-die-modifiers',
  title: { en: 'Modifiers of the tactics’ dice', fr: 'DRMs des dés de tactique' },
  provenance: { document: 'aid', heading: 'TABLE DES TACTIQUES [15.4.3], column Effet' },
  rowsInShort: 'brief',
  columns: MODIFIER_COLUMNS,
  rows: {
    offensive: { value: 'varies', rule: '15.4.3', text: 'mod.offensive' },
    defensive: { value: 'varies', rule: '15.4.3', text: 'mod.defensive' },
    ownLights: { value: 'varies', rule: '15.4.3', text: 'tactic.mod.ownLights' },
    enemyDefensive: { value: 'varies', rule: '15.4.3', text: 'tactic.mod.enemyDefensive' },
    lightCavalry: { value: 1, rule: '15.4.3', text: 'tactic.mod.lightCavalry' },
    fewEnemyLights: { value: -1, rule: '15.4.3', text: 'tactic.mod.fewEnemyLights' },
    manyEnemyLights: { value: -2, rule: '15.4.3', text: 'tactic.mod.manyEnemyLights' },
    subordinate: { value: 'varies', rule: '15.4.3', text: 'tactic.mod.subordinate' },
  },
});

/** The numbers inside the tactics' sentences that are no modifier of a roll. */
export const tacticFigures = list<
  Figure,
  | 'tenacityBase'
  | 'seydlitzExhausted'
  | 'gambleLosses'
  | 'gambleLevel'
  | 'gamblePrisoners'
  | 'savageryLosses'
  | 'obliqueGuns'
  | 'surroundRatio'
  | 'arroganceTactics'
>({
  id: 'tactic-figures',
  title: { en: 'Tactics: single figures', fr: 'Tactiques : chiffres isolés' },
  provenance: { document: 'aid', heading: 'TABLE DES TACTIQUES [15.4.3], column Effet' },
  columns: { figure: { en: 'Figure', fr: 'Chiffre' } },
  rowWords: 'tactic-figures',
  rows: {
    tenacityBase: { figure: 2 },
    seydlitzExhausted: { figure: 1 },
    gambleLosses: { figure: 1 },
    gambleLevel: { figure: 1 },
    gamblePrisoners: { figure: 2 },
    savageryLosses: { figure: 2 },
    obliqueGuns: { figure: 1 },
    surroundRatio: { figure: 2 },
    arroganceTactics: { figure: 1 },
  },
});
