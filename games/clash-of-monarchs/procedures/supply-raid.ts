/** 18.5.2 Supply raid: light troops against an enemy force's supply or an FD. */
import {
  type Ask,
  chance,
  d6,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  judge,
  type Procedure,
  type Refusal,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { type CampaignState, danes } from '../campaign/state.ts';
import { depotHere, forceHere } from '../counters.ts';
import { denmark as danishSide, name, nation, supply, UNNAMED } from '../fields.ts';
import {
  ALLIANCES,
  advantageFor,
  allianceOf,
  KK_HOLDERS,
  NATIONS,
  partyOf,
  SUPPLIES,
  type Supply,
} from '../vocabulary.ts';
import type { ClashBook } from './book.ts';
import { LEAD } from './raid-losses.ts';

const input = field.record(
  'supply-raid.input',
  {
    raider: nation('supply-raid.raider'),
    owner: nation('supply-raid.owner'),
    denmark: danishSide(),
    target: field.oneOf('supply-raid.target', {
      options: ['force', 'fd'],
      words: 'supply-raid.target',
      default: 'force',
    }),
    force: name('supply-raid.force'),
    depot: name('supply-raid.depot'),
    supply: supply('supply-raid.supply'),
    sps: field.integer('supply-raid.sps', { min: 1, max: 99 }),
    card: field.integer('supply-raid.card', { min: 1, max: 9 }),
    far: field.flag('supply-raid.far'),
    raiderSteps: field.integer('raid.raiderSteps', { min: 0, max: 99, default: 0 }),
    enemySteps: field.integer('raid.enemySteps', { min: 0, max: 99, default: 0 }),
    allLightsThere: field.flag('supply-raid.allLightsThere'),
    advantage: field.oneOf('raid.advantage', { options: KK_HOLDERS, words: 'raid.advantage', default: 'nobody' }),
    enemyLights: field.flag('supply-raid.enemyLights'),
    guarded: field.flag('supply-raid.guarded'),
    fleetFd: field.flag('supply-raid.fleetFd'),
  },
  { counter: [forceHere('force', 'supply'), depotHere('depot', 'owner')] },
);

type SupplyRaid = Infer<typeof input>;

interface Outcome {
  readonly effect: 'none' | 'reduced' | 'disorganised' | 'destroyed';
  readonly supply: Supply;
}

const DIE: Ask = { rule: '18.5.2', text: 'supply-raid.ask.die', side: 'raiders' };

export const supplyRaid: Procedure<SupplyRaid, Outcome, ClashBook, CampaignState> = {
  id: 'supply-raid',
  rule: '18.5.2',
  input,
  refusals: (r) => refusals(r),
  begin: (r, book) => roll(r, book),
  outcome: ({ effect }) => effect,
  outcomeWords: (outcome) => words(`supply-raid.${outcome}`),
  outcomes: ['destroyed', 'disorganised', 'reduced', 'none'],
  summary: ({ effect }) => words(`supply-raid.${effect}`),
  figures: { success: ({ effect }: Outcome) => (effect === 'none' ? 0 : 1) },
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
    ? [{ code: 'raidOnFriend', at: 'owner', rule: '18.5.2', facts: { nation: r.owner } }]
    : []),
  ...(r.target === 'force' && r.depot !== UNNAMED ? [{ code: 'notTheTarget', at: 'depot', rule: '18.5.2' }] : []),
  ...(r.target === 'fd' && r.force !== UNNAMED ? [{ code: 'notTheTarget', at: 'force', rule: '18.5.2' }] : []),
  ...(r.fleetFd && r.target === 'force' ? [{ code: 'fleetFdIsDepot', at: 'fleetFd', rule: '18.5.2' }] : []),
];

function roll(r: SupplyRaid, { tables }: ClashBook): Step<Outcome> {
  const table = tables['supply-raid'];
  const modifiers = judge(tables['supply-raid-modifiers'], {
    raiders: r.sps,
    card: r.card,
    far: r.far,
    superior: isSuperior(r),
    advantage: r.advantage === 'raiders',
    enemyAdvantage: r.advantage === 'enemy',
    enemyLights: r.enemyLights,
    guarded: r.guarded || r.fleetFd,
  });
  return explained(
    () => [{ rule: '18.5.2', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const look = table.look(table.rows.find(face + total(modifiers)), r.target);
      const effect = look.cell;
      return done({ effect, supply: effect === 'reduced' ? reduced(r.supply) : r.supply }, () => [
        { rule: '18.5.2', title: words(DIE.text), lookup: look, outcome: words(`supply-raid.${effect}`) },
      ]);
    }),
  );
}

/** 18.5.2 More than four steps ahead, or all the light units in the box: so are steps against none. */
const isSuperior = ({ raiderSteps, enemySteps, allLightsThere }: SupplyRaid): boolean =>
  allLightsThere || raiderSteps - enemySteps > LEAD || (raiderSteps > 0 && enemySteps === 0);

/** 18.5.2 One state down; Critical Supply cannot go lower. */
const reduced = (from: Supply): Supply => SUPPLIES[Math.min(SUPPLIES.length - 1, SUPPLIES.indexOf(from) + 1)] ?? from;

const effects = (result: Outcome, r: SupplyRaid): readonly Effect[] => {
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
