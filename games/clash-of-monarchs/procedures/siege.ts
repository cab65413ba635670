/** 17.4 Siege: one die for each supply action spent on it. */
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
  type Modifier,
  type Procedure,
  type Refusal,
  type Step,
  total,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { morale, name, nation, sps, supply } from '../fields.ts';
import { forceNamed, spsOf } from '../force.ts';
import type { SiegeResult } from '../tables/siege.table.ts';
import type { ClashBook } from './book.ts';

const input = field.record('siege.input', {
  fortress: name('siege.fortress'),
  force: name('siege.force'),
  nation: nation('siege.nation'),
  sps: sps('siege.sps'),
  paid: field.flag('siege.paid', { default: true }),
  class: field.integer('siege.class', { min: 1, max: 3 }),
  marker: field.integer('siege.marker', { min: 0, max: 98, default: 0 }),
  garrison: field.integer('siege.garrison', { min: 0, max: 99, default: 0 }),
  defender: field.integer('siege.defender', { min: -5, max: 9, default: 0 }),
  britishFleet: field.flag('siege.britishFleet'),
  russianFleet: field.flag('siege.russianFleet'),
  siegeArtillery: field.flag('field.siegeArtillery'),
  morale: morale('siege.morale'),
  supply: supply('siege.supply'),
});

type Siege = Infer<typeof input>;

interface Outcome {
  readonly result: SiegeResult;
  readonly marker: number;
  readonly lost: number;
  readonly falls: boolean;
}

const DIE: Ask = { rule: '17.4', text: 'siege.ask.die', side: 'attacker' };
const LARGE_GARRISON = 2;
const ABLE_DEFENDER = 1;

export const siege: Procedure<Siege, Outcome, ClashBook, CampaignState> = {
  id: 'siege',
  rule: '17.4',
  input,
  rulings: ['two-fleets'],
  refusals: (s, book) => refusals(s, book),
  begin: (s, book) => roll(s, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`siege.result.${outcome}`),
  summary: (result) => words('siege.summary', { ...result }),
  figures: { falls: ({ falls }: Outcome) => (falls ? 1 : 0), lost: ({ lost }: Outcome) => lost },
  effects: (result, s) => effects(result, s),
  fromCampaign: (state, said) => {
    const fortress = state.fortresses.find((known) => known.name === said['fortress']);
    const force = forceNamed(state, said['force']);
    return {
      ...(fortress && { class: fortress.class, marker: fortress.siege, garrison: fortress.garrison }),
      ...(force && { sps: spsOf(force), supply: force.supply, morale: force.morale }),
    };
  },
};

/** 17.3-4 Enough besiegers, a garrison that fits, and one supply action paid [10.0]. */
function refusals(s: Siege, { tables }: ClashBook): readonly Refusal[] {
  const column = String(s.class);
  const needed = Number(tables.fortresses.cell('besiege', column));
  const most = Number(tables.fortresses.cell('inside', column));
  return [
    ...(s.paid ? [] : [{ code: 'siegeNotPaid', at: 'paid', rule: '10.0' }]),
    ...(s.sps < needed ? [{ code: 'tooFewBesiegers', at: 'sps', rule: '17.3-4', facts: { sps: s.sps, needed } }] : []),
    ...(s.garrison > most
      ? [{ code: 'garrisonTooLarge', at: 'garrison', rule: '17.3-4', facts: { garrison: s.garrison, most } }]
      : []),
  ];
}

function roll(s: Siege, book: ClashBook): Step<Outcome> {
  const modifiers = siegeModifiers(s, book);
  const table = book.tables.siege;
  return explained(
    () => [{ rule: '17.4', title: words(DIE.text), modifiers }],
    chance(DIE, d6, (face) => {
      const row = table.rows.find(face + total(modifiers));
      const look = table.look(row, 'result');
      const result = look.cell as SiegeResult;
      return done(
        {
          result,
          marker: s.marker + Number(table.cell(row, 'marker')),
          lost: Number(table.cell(row, 'loss')),
          falls: result === 'honours' || result === 'surrender',
        },
        () => [{ rule: '17.4', title: words(DIE.text), lookup: look, outcome: words(`siege.result.${result}`) }],
      );
    }),
  );
}

/** 17.4 A routed besieger counts as demoralised; of two fleets the better counts, unless the ruling counts both. */
const siegeModifiers = (s: Siege, { tables, rulings }: ClashBook): readonly Modifier[] =>
  judge(tables['siege-modifiers'], {
    marker: s.marker,
    tinyGarrison: s.garrison === 0,
    britishFleet: s.britishFleet,
    russianFleet: s.russianFleet && !(s.britishFleet && rulings['two-fleets'] === 'better'),
    besiegerNation: s.nation === 'AU' || s.nation === 'FR',
    class1: s.class === 1,
    class3: s.class === 3,
    defendingLeader: s.defender > ABLE_DEFENDER,
    largeGarrison: s.garrison >= LARGE_GARRISON * s.class,
    demoralised: s.morale !== 'OK',
    noArtillery: !s.siegeArtillery,
    short: s.supply === 'SS',
    critical: s.supply === 'CS',
  });

const effects = ({ marker, lost, falls, result }: Outcome, s: Siege): readonly Effect[] => [
  ...(falls
    ? [{ kind: 'fell', fortress: s.fortress, nation: s.nation, garrison: result === 'honours' ? 'free' : 'captured' }]
    : marker === s.marker
      ? []
      : [{ kind: 'siegeMarker', fortress: s.fortress, marker }]),
  ...(lost > 0 ? [{ kind: 'attrition', force: s.force, sps: lost }] : []),
];
