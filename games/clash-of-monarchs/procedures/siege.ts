/** 17.4 Siege: one die for each supply action spent on it. */
import {
  d6,
  done,
  type Effect,
  type Infer,
  judge,
  type Modifier,
  type Plain,
  type Procedure,
  type Refusal,
  rollOnTable,
  type Step,
  total,
} from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { forceNamed, leaderNamed, nationOfForce, strengthOf } from '../campaign/known.ts';
import { type CampaignState, danes } from '../campaign/state.ts';
import { forceHere, fortressHere, namesLeader } from '../counters.ts';
import { denmark, fortressClass, morale, name, nation, sps, supply } from '../fields.ts';
import { toldTroops } from '../force.ts';
import type { SiegeResult } from '../tables/siege.table.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import { allianceOf, NATIONS, partyOf, UNNAMED } from '../vocabulary.ts';
import { miscounted, wear, wornOff } from './attrition.ts';
import type { Taken } from './battle/result.ts';
import type { ClashBook } from './book.ts';
import { fortressRefusals } from './fortress.ts';
import { diceHeadline, diceTerms } from './on-table.ts';

const besieger = { force: 'attacker' } as const;
const besieged = { force: 'defender' } as const;
/** What helps a siege now and then. */
const rarely = { default: false, seldom: true } as const;

const input = field.record(
  'siege.input',
  {
    fortress: name('siege.fortress', besieged),
    owner: field.oneOf('siege.owner', {
      options: ['unsaid', ...NATIONS],
      words: 'nation',
      default: 'unsaid',
      seldom: true,
      ...besieged,
    }),
    force: name('siege.force', besieger),
    nation: nation('siege.nation', besieger),
    sps: sps('siege.sps', besieger),
    troops: toldTroops(),
    paid: field.flag('siege.paid', { default: true, seldom: true }),
    class: fortressClass('siege.class', besieged),
    marker: field.integer('siege.marker', { min: 0, max: 98, default: 0, ...besieged }),
    garrison: field.integer('siege.garrison', { min: 0, max: 99, default: 0, ...besieged }),
    defendingLeader: name('siege.defendingLeader', { ...namesLeader, seldom: true, ...besieged }),
    defender: field.integer('siege.defender', { min: -5, max: 9, default: 0, seldom: true, ...besieged }),
    britishFleet: field.flag('siege.britishFleet', { ...rarely, ...besieger }),
    russianFleet: field.flag('siege.russianFleet', { ...rarely, ...besieger }),
    siegeArtillery: field.flag('field.siegeArtillery', { default: false, ...besieger }),
    morale: morale('siege.morale', besieger),
    supply: supply('siege.supply', besieger),
    denmark: denmark(),
  },
  {
    counter: [
      fortressHere('fortress', ['class', 'marker', 'garrison'], {
        printed: ['class'],
        state: ['marker', 'garrison'],
      }),
      forceHere('force', ['morale', 'supply', 'troops'], { printed: ['sps'], state: ['morale', 'supply'] }),
    ],
  },
);

type Siege = Infer<typeof input>;

export interface Besieged {
  readonly result: SiegeResult;
  readonly marker: number;
  readonly lost: number;
  readonly falls: boolean;
  /** Of which troops, where they were told. */
  readonly taken: readonly Taken[];
}

const DIE = ask('17.4', 'siege.ask.die', { side: 'attacker' });
const LARGE_GARRISON = 2;
const ABLE_DEFENDER = 1;

export const siege: Procedure<Siege, Besieged, ClashBook, CampaignState, typeof input> = {
  id: 'siege',
  rule: '17.4',
  phase: 'siege',
  input,
  rulings: ['two-fleets'],
  refusals: (s, book) => refusals(s, book),
  begin: (s, book) => roll(s, book),
  outcome: ({ result }) => result,
  outcomeWords: (outcome) => words(`siege.result.${outcome as SiegeResult}`),
  outcomes: ['surrender', 'honours', 'progress', 'sortie', 'dysentery'],
  even: 'sortie',
  summary: ({ taken: _, ...result }) => words('siege.summary', { ...result }),
  equation: (s, book) => diceTerms(total(siegeModifiers(s, book))),
  headline: ({ steps }) => diceHeadline(steps),
  fates: ({ falls, marker }) => [
    falls
      ? { at: '', words: words('fate.fell'), gone: true }
      : { at: '', words: words('fate.marker', { marker }), after: { marker } },
  ],
  next: ({ falls, marker, lost }, s) =>
    falls ? [] : [{ procedure: 'siege', input: again(s, marker, lost), words: words('siege.again') }],
  figures: { falls: ({ falls }: Besieged) => (falls ? 1 : 0), lost: ({ lost }: Besieged) => lost },
  favours: { attacker: 'falls' },
  parties: ({ nation: of, owner, denmark: danes }) => ({
    attacker: partyOf([of], danes),
    ...(owner !== 'unsaid' && { defender: partyOf([owner], danes) }),
  }),
  effects: (result, s) => effects(result, s),
  fromCampaign: (state, said) => {
    const owner = state.fortresses.find((known) => known.name === said['fortress'])?.owner;
    const force = forceNamed(state, said['force']);
    const defender = leaderNamed(state, said['defendingLeader'])?.defensive;
    return {
      ...danes(state),
      ...(owner && { owner }),
      ...nationOfForce(state, force),
      ...strengthOf(force),
      ...(defender !== undefined && { defender }),
      ...fleetsGone(state),
    };
  },
};

/** The same siege, a supply action later. */
const again = (s: Siege, marker: number, lost: number): Plain => {
  const { troops: _, defendingLeader, ...told } = s;
  return { ...told, ...(defendingLeader !== UNNAMED && { defendingLeader }), marker, sps: s.sps - lost };
};

/** 15.10 A fleet in the force pool supports nobody. */
const fleetsGone = ({ fleets }: CampaignState): Partial<Siege> => {
  const gone = (fleet: 'BR' | 'RU'): boolean =>
    fleets.some((each) => each.fleet === fleet && each.berth === 'force-pool');
  return { ...(gone('BR') && { britishFleet: false }), ...(gone('RU') && { russianFleet: false }) };
};

/** 17.3-4 Enough besiegers, a garrison that fits, an enemy's fortress, and one supply action paid [10.0]. */
const refusals = (s: Siege, book: ClashBook): readonly Refusal[] => [
  ...(s.paid ? [] : [refusal('siegeNotPaid', 'paid', { rule: '10.0' })]),
  ...fortressRefusals(s, book),
  ...(s.owner !== 'unsaid' && allianceOf(s.owner, s.denmark) === allianceOf(s.nation, s.denmark)
    ? [refusal('ownFortress', 'owner', { rule: '17.4', facts: { nation: s.owner } })]
    : []),
  ...miscounted(s.troops, s.sps, '17.4'),
];

function roll(s: Siege, book: ClashBook): Step<Besieged> {
  const table = book.tables.siege;
  return rollOnTable(
    {
      ask: DIE,
      die: d6,
      modifiers: siegeModifiers(s, book),
      table,
      column: 'result',
      told: ({ cell }) => ({ outcome: words(`siege.result.${cell as SiegeResult}`) }),
    },
    ({ row, cell }) => {
      const result = cell as SiegeResult;
      const marker = s.marker + Number(table.cell(row, 'marker'));
      const lost = Number(table.cell(row, 'loss'));
      const falls = result === 'honours' || result === 'surrender';
      return wear(s.troops, lost, '17.4', (taken) => done({ result, marker, lost, falls, taken }));
    },
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

const effects = ({ marker, lost, falls, result, taken }: Besieged, s: Siege): readonly Effect[] => {
  const { fortress, nation: of } = s;
  const garrison = result === 'honours' ? 'free' : 'captured';
  return [
    ...(falls ? [onCounter(fortress, { kind: 'fell', fortress, nation: of, garrison })] : []),
    ...(falls || marker === s.marker ? [] : [onCounter(fortress, { kind: 'siegeMarker', fortress, marker })]),
    ...wornOff(s.force, taken, lost),
  ];
};
