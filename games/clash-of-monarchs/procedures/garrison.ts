/** 17.3-4 A garrison: SPs that enter or leave a fortress, within what its class holds. No die. */
import { done, type Effect, type Facts, type Infer, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import { onCounter } from '../campaign/effects.ts';
import { forceNamed, strengthOf } from '../campaign/known.ts';
import type { CampaignState } from '../campaign/state.ts';
import { forceHere, fortressHere } from '../counters.ts';
import { forceName, fortressClass, MOST_SPS, name } from '../fields.ts';
import { toldTroops } from '../force.ts';
import { field, type RefusalCode, refusal, type TextKey, words } from '../text/kit.ts';
import { UNNAMED } from '../vocabulary.ts';
import { miscounted, wear } from './attrition.ts';
import type { Taken } from './battle/result.ts';
import type { ClashBook } from './book.ts';
import { fortressFigures } from './fortress.ts';
import { ofAtMost } from './on-table.ts';

const count = (label: TextKey) => field.integer(label, { min: 0, max: MOST_SPS, default: 0 });

const input = field.record(
  'garrison.input',
  {
    fortress: name('siege.fortress'),
    class: fortressClass('siege.class'),
    garrison: field.integer('siege.garrison', { min: 0, max: 99, default: 0 }),
    enter: count('garrison.enter'),
    leave: count('garrison.leave'),
    force: forceName(),
    sps: count('garrison.sps'),
    troops: toldTroops(),
  },
  {
    counter: [
      fortressHere('fortress', ['class', 'garrison'], { printed: ['class'], state: ['garrison'] }),
      forceHere('force', ['troops'], { printed: ['sps'] }),
    ],
  },
);

type Garrison = Infer<typeof input>;

export interface Garrisoned {
  readonly inside: number;
  readonly room: number;
  /** Which troops of the force went in, where they were told. */
  readonly detached: readonly Taken[];
}

export const garrison: Procedure<Garrison, Garrisoned, ClashBook, CampaignState, typeof input> = {
  id: 'garrison',
  rule: '17.3-4',
  phase: 'siege',
  input,
  refusals: (g, book) => refusals(g, book),
  begin: (g, book) => settle(g, book),
  outcome: ({ inside }) => String(inside),
  summary: ({ inside, room }) => words('garrison.summary', { inside, room }),
  equation: (g, book) =>
    ofAtMost(after(g), 'figure.inside', fortressFigures(g.class, book).inside, 'fortressRow.inside'),
  fates: ({ inside }) => [{ at: '', words: words('fate.garrison', { sps: inside }), after: { garrison: inside } }],
  figures: { inside: ({ inside }: Garrisoned) => inside, room: ({ room }: Garrisoned) => room },
  effects: (result, g) => effects(result, g),
  fromCampaign: (state, said) => strengthOf(forceNamed(state, said['force'])),
};

const after = (g: Garrison): number => g.garrison + g.enter - g.leave;

/** 17.3-4 The owner says which troops of his force go in. */
function settle(g: Garrison, book: ClashBook): Step<Garrisoned> {
  const inside = after(g);
  const room = fortressFigures(g.class, book).inside - inside;
  return wear(g.troops, g.enter, '17.3-4', (detached) =>
    done({ inside, room, detached }, () => [
      { rule: '17.3-4', title: words('garrison.within'), outcome: words('garrison.summary', { inside, room }) },
    ]),
  );
}

function refusals(g: Garrison, book: ClashBook): readonly Refusal[] {
  const { inside: most } = fortressFigures(g.class, book);
  const fault = (code: RefusalCode, at: string, facts: Facts = {}): Refusal =>
    refusal(code, at, { rule: '17.3-4', facts });
  const told = g.sps > 0 || g.troops !== undefined;
  return [
    ...(after(g) > most ? [fault('garrisonTooLarge', 'enter', { garrison: after(g), most })] : []),
    ...(g.leave > g.garrison ? [fault('moreThanGarrison', 'leave', { leave: g.leave, garrison: g.garrison })] : []),
    ...(told && g.enter > g.sps ? [fault('moreThanForce', 'enter', { enter: g.enter, sps: g.sps })] : []),
    ...miscounted(g.troops, g.sps, '17.3-4'),
  ];
}

/** Who leaves a fortress stands on the map: the campaign hears of it when he is described. */
function effects({ inside, detached }: Garrisoned, g: Garrison): readonly Effect[] {
  const { fortress, force } = g;
  const whole = force !== UNNAMED && g.enter > 0 && g.enter === g.sps;
  return [
    ...(whole
      ? [onCounter(force, { kind: 'joined', force, into: fortress })]
      : detached.map((each) => onCounter(force, { kind: 'detached', force, ...each }))),
    ...(inside === g.garrison
      ? []
      : [onCounter(fortress, { kind: 'garrison', fortress, class: g.class, sps: inside })]),
  ];
}
