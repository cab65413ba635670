/** 18.5.2 Supply raid: light troops against an enemy force's supply or an FD. */
import {
  d6,
  done,
  type Effect,
  type Infer,
  judge,
  type Modifier,
  type Procedure,
  type Refusal,
  rollOnTable,
  type Step,
  total,
} from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { type CampaignState, danes } from '../campaign/state.ts';
import { depotHere, forceHere } from '../counters.ts';
import { denmark as danishSide, name, nation, supply } from '../fields.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import {
  ALLIANCES,
  advantageFor,
  allianceOf,
  KK_HOLDERS,
  NATIONS,
  partyOf,
  SUPPLIES,
  type Supply,
  UNNAMED,
} from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { diceHeadline, diceTerms } from './on-table.ts';
import { boxSteps, LEAD } from './raid-losses.ts';

const raiders = { force: 'raiders' } as const;
const raided = { force: 'enemy' } as const;

const input = field.record(
  'supply-raid.input',
  {
    raider: nation('supply-raid.raider', raiders),
    owner: nation('supply-raid.owner', raided),
    denmark: danishSide(),
    target: field.oneOf('supply-raid.target', {
      options: ['force', 'fd'],
      words: 'supply-raid.target',
      default: 'force',
      ...raided,
    }),
    force: name('supply-raid.force', raided),
    depot: name('supply-raid.depot', raided),
    supply: supply('supply-raid.supply', raided),
    sps: field.integer('supply-raid.sps', { min: 1, max: 99, ...raiders }),
    card: field.integer('supply-raid.card', { min: 1, max: 9, ...raiders }),
    far: field.flag('supply-raid.far', { default: false, ...raided }),
    raiderSteps: boxSteps('raid.raiderSteps', 'raiders'),
    enemySteps: boxSteps('raid.enemySteps', 'enemy'),
    allLightsThere: field.flag('supply-raid.allLightsThere', { default: false, seldom: true, ...raiders }),
    advantage: field.oneOf('raid.advantage', { options: KK_HOLDERS, words: 'raid.advantage', default: 'nobody' }),
    enemyLights: field.flag('supply-raid.enemyLights', { default: false, ...raided }),
    guarded: field.flag('supply-raid.guarded', { default: false, ...raided }),
    fleetFd: field.flag('supply-raid.fleetFd', { default: false, seldom: true, ...raided }),
  },
  {
    counter: [
      forceHere('force', ['supply'], { nation: 'owner', state: ['supply'] }),
      depotHere('depot', ['owner'], { nation: 'owner' }),
    ],
  },
);

type SupplyRaid = Infer<typeof input>;

export interface SupplyRaided {
  readonly effect: 'none' | 'reduced' | 'disorganised' | 'destroyed';
  readonly supply: Supply;
}

const DIE = ask('18.5.2', 'supply-raid.ask.die', { side: 'raiders' });

export const supplyRaid: Procedure<SupplyRaid, SupplyRaided, ClashBook, CampaignState, typeof input> = {
  id: 'supply-raid',
  rule: '18.5.2',
  phase: 'raids',
  input,
  refusals: (r) => refusals(r),
  begin: (r, book) => roll(r, book),
  outcome: ({ effect }) => effect,
  outcomeWords: (outcome) => words(`supply-raid.${outcome as SupplyRaided['effect']}`),
  outcomes: ['destroyed', 'disorganised', 'reduced', 'none'],
  even: 'none',
  summary: ({ effect }) => words(`supply-raid.${effect}`),
  equation: (r, book) => diceTerms(total(modifiersOf(r, book))),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ effect, supply: state }, r) => [
    {
      at: '',
      words: words(`supply-raid.fate.${effect}`),
      ...(r.target === 'force' && { after: { supply: state } }),
      ...(effect === 'destroyed' && { gone: true }),
    },
  ],
  figures: { success: ({ effect }: SupplyRaided) => (effect === 'none' ? 0 : 1) },
  favours: { raiders: 'success' },
  parties: ({ raider, owner, denmark }) => ({
    raiders: partyOf([raider], denmark),
    enemy: partyOf([owner], denmark),
  }),
  effects: (result, r) => effects(result, r),
  fromCampaign: (state, said) => {
    const raider = NATIONS.find((code) => code === said['raider']);
    const told = ALLIANCES.find((alliance) => alliance === said['denmark']);
    const side = raider && allianceOf(raider, state.denmark ?? told ?? 'anglo-prussian');
    return { ...danes(state), ...(side && { advantage: advantageFor(side, state.advantage) }) };
  },
};

/** 18.5.2 The target is the enemy's. */
const refusals = (r: SupplyRaid): readonly Refusal[] => [
  ...(allianceOf(r.raider, r.denmark) === allianceOf(r.owner, r.denmark)
    ? [refusal('raidOnFriend', 'owner', { rule: '18.5.2', facts: { nation: r.owner } })]
    : []),
  ...(r.target === 'force' && r.depot !== UNNAMED ? [refusal('notTheTarget', 'depot', { rule: '18.5.2' })] : []),
  ...(r.target === 'fd' && r.force !== UNNAMED ? [refusal('notTheTarget', 'force', { rule: '18.5.2' })] : []),
  ...(r.fleetFd && r.target === 'force' ? [refusal('fleetFdIsDepot', 'fleetFd', { rule: '18.5.2' })] : []),
];

const modifiersOf = (r: SupplyRaid, { tables }: ClashBook): readonly Modifier[] =>
  judge(tables['supply-raid-modifiers'], {
    raiders: r.sps,
    card: r.card,
    far: r.far,
    superior: isSuperior(r),
    advantage: r.advantage === 'raiders',
    enemyAdvantage: r.advantage === 'enemy',
    enemyLights: r.enemyLights,
    guarded: r.guarded || r.fleetFd,
  });

const roll = (r: SupplyRaid, book: ClashBook): Step<SupplyRaided> =>
  rollOnTable(
    {
      ask: DIE,
      die: d6,
      modifiers: modifiersOf(r, book),
      table: book.tables['supply-raid'],
      column: r.target,
      told: ({ cell }) => ({ outcome: words(`supply-raid.${cell}`) }),
    },
    ({ cell }) => done({ effect: cell, supply: cell === 'reduced' ? reduced(r.supply) : r.supply }),
  );

/** 18.5.2 More than four steps ahead, or all the light units in the box: so are steps against none. */
const isSuperior = ({ raiderSteps, enemySteps, allLightsThere }: SupplyRaid): boolean =>
  allLightsThere || raiderSteps - enemySteps > LEAD || (raiderSteps > 0 && enemySteps === 0);

/** 18.5.2 One state down; Critical Supply cannot go lower. */
const reduced = (from: Supply): Supply => SUPPLIES[Math.min(SUPPLIES.length - 1, SUPPLIES.indexOf(from) + 1)] ?? from;

const effects = (result: SupplyRaided, r: SupplyRaid): readonly Effect[] => {
  switch (result.effect) {
    case 'none':
      return [];
    case 'reduced':
      return result.supply === r.supply
        ? []
        : [onCounter(r.force, { kind: 'supply', force: r.force, supply: result.supply })];
    case 'disorganised':
    case 'destroyed':
      return [onCounter(r.depot, { kind: 'depot', depot: r.depot, owner: r.owner, state: result.effect })];
  }
};
