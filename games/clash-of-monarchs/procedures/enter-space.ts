/**
 * 12.10 Sequence of actions in a space: a moving force enters, and interception, withdrawal, overrun and battle follow.
 *
 * Each of them is the procedure that can also be played alone.
 */
import {
  type Ask,
  checkpoint,
  choice,
  done,
  type Effect,
  explained,
  field,
  type Infer,
  nested,
  type Procedure,
  type Refusal,
  type Step,
  words,
} from '@grognard/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { drm, multiNational, name, sharing } from '../fields.ts';
import { type Force, force, lightUnits, spsOf } from '../force.ts';
import { INTENSITIES } from '../vocabulary.ts';
import { BATTLE_RULINGS, battleKnown, battleOutcome, battleOutcomeWords, battleSummary } from './battle/battle.ts';
import { battleEffects } from './battle/effects.ts';
import { fight } from './battle/fight.ts';
import { type Battle, circumstances, hand, losses } from './battle/input.ts';
import { battleRefusals } from './battle/refusals.ts';
import type { BattleResult } from './battle/result.ts';
import { mayPlay, type Surprise } from './battle/tactics/legal.ts';
import type { ClashBook } from './book.ts';
import { intercept } from './interception.ts';
import { mayOverrun, overrunCost } from './overrun.ts';
import { withdraw } from './withdrawal.ts';

const interceptor = field.record('enter-space.interceptor', {
  offensive: drm('field.offensive'),
  lights: field.flag('field.lights'),
  multiNational: multiNational(),
  sharing: sharing(),
  river: field.flag('interception.river'),
});

const input = field.record('enter-space.input', {
  attackerForce: name('enter-space.attackerForce'),
  attacker: force('enter-space.attacker'),
  attackerHand: hand('battle.attackerHand'),
  attacks: field.flag('enter-space.attacks', { default: true }),
  mps: field.integer('overrun.mps', { min: 0, max: 30, default: 0 }),
  defenderForce: name('enter-space.defenderForce'),
  defenders: field.list('enter-space.defenders', force('enter-space.defender'), { min: 0, max: 1, default: [] }),
  interceptors: field.list('enter-space.interceptors', interceptor, { min: 0, max: 1, default: [] }),
  joinedForce: name('enter-space.joinedForce'),
  joined: field.list('enter-space.joined', force('enter-space.joinedDefender'), { min: 0, max: 1, default: [] }),
  defenderHand: hand('battle.defenderHand'),
  lightsInSpace: field.flag('enter-space.lightsInSpace'),
  intensity: field.oneOf('battle.intensity', { options: INTENSITIES, words: 'intensity' }),
  hills: field.flag('field.hills'),
  fortress: field.flag('battle.fortress'),
  entrenched: field.flag('battle.entrenched'),
  losses: losses(),
  ...circumstances,
});

type EnterSpace = Infer<typeof input>;

interface Outcome {
  readonly end: 'entered' | 'shared' | 'withdrawn' | 'overrun' | 'battle';
  readonly intercepted: boolean;
  readonly captured: number;
  readonly mps: number;
  readonly battle: BattleResult | null;
}

const INTERCEPT: Ask = { rule: '13.0', text: 'enter-space.ask.intercept' };
const SURPRISE: Ask = { rule: '15.4.3', text: 'enter-space.ask.surprise' };
const WITHDRAW: Ask = { rule: '14.0', text: 'enter-space.ask.withdraw' };
const OVERRUN: Ask = { rule: '12.9', text: 'enter-space.ask.overrun' };

export const enterSpace: Procedure<EnterSpace, Outcome, ClashBook, CampaignState> = {
  id: 'enter-space',
  rule: '12.10',
  input,
  rulings: BATTLE_RULINGS,
  refusals: (e, book) => refusals(e, book),
  begin: (e, book) =>
    explained(
      () => [
        {
          rule: '12.10',
          title: words('enter-space.move'),
          outcome: words('enter-space.moves', { sps: spsOf(e.attacker) }),
        },
      ],
      interception(e, book),
    ),
  outcome: ({ end, battle }) => (battle ? `battle/${battleOutcome(battle)}` : end),
  outcomeWords: (outcome) =>
    outcome.startsWith('battle/')
      ? battleOutcomeWords(outcome.slice('battle/'.length))
      : words(`enter-space.end.${outcome}`),
  summary: ({ end, battle }) => (battle ? battleSummary(battle) : words(`enter-space.end.${end}`)),
  figures: {
    attackerWins: ({ end, battle }: Outcome) => (end === 'overrun' || battle?.winner === 'attacker' ? 1 : 0),
    battleFought: ({ battle }: Outcome) => (battle ? 1 : 0),
    attackerLosses: ({ battle }: Outcome) => battle?.attacker.lost ?? 0,
    defenderLosses: ({ captured, battle }: Outcome) => battle?.defender.lost ?? captured,
  },
  favours: { attacker: 'attackerWins' },
  effects: (result, e) => effects(result, e),
  fromCampaign: (state, said) => {
    const { attacker, defender, ...known } = battleKnown(state, said);
    return { ...known, ...(attacker && { attacker }), ...(defender && { defenders: [defender] }) };
  },
};

/** The battle this chain would end in, against the force that stands there after interception. */
const battleAgainst = (e: EnterSpace, defender: Force, intercepted: boolean): Battle => ({
  intensity: e.intensity,
  attackerForce: e.attackerForce,
  attacker: e.attacker,
  attackerHand: e.attackerHand,
  defenderForce: intercepted ? e.joinedForce : e.defenderForce,
  defender,
  defenderHand: e.defenderHand,
  hills: e.hills,
  fortress: e.fortress,
  entrenched: e.entrenched,
  losses: e.losses,
  denmark: e.denmark,
  generalstab: e.generalstab,
  prussiaExhausted: e.prussiaExhausted,
  ferdinandIsCic: e.ferdinandIsCic,
});

const defenderAfter = (e: EnterSpace, intercepted: boolean): Force | undefined =>
  (intercepted ? e.joined : e.defenders)[0];

/** 13.0 A force beside the space may try to come in first; if it succeeds, the joined force stands there. */
function interception(e: EnterSpace, book: ClashBook): Step<Outcome> {
  const [facing] = e.interceptors;
  if (!facing) return stands(e, false, book);
  return choice(INTERCEPT, 'defender', ['no', 'yes'], (option) =>
    option === 'no'
      ? stands(e, false, book)
      : nested(
          'interception',
          null,
          intercept({ ...facing, lights: facing.lights || e.lightsInSpace }, book),
          ({ success }) => stands(e, success, book),
        ),
  );
}

const stands = (e: EnterSpace, intercepted: boolean, book: ClashBook): Step<Outcome> =>
  checkpoint('stands', intercepted, (joined) => {
    const defender = defenderAfter(e, joined);
    return defender ? surprise(e, defender, joined, book) : done(ended('entered', joined));
  });

const ended = (end: Outcome['end'], intercepted: boolean, more: Partial<Outcome> = {}): Outcome => ({
  end,
  intercepted,
  captured: 0,
  mps: 0,
  battle: null,
  ...more,
});

/** 15.4.3 Surprise Attack! forbids withdrawal, so it is announced before one is tried. */
function surprise(e: EnterSpace, defender: Force, intercepted: boolean, book: ClashBook): Step<Outcome> {
  const battle = battleAgainst(e, defender, intercepted);
  const may =
    e.attacks && e.attackerHand.includes('surprise-attack') && mayPlay('surprise-attack', 'attacker', battle, book);
  if (!may) return withdrawal(e, defender, intercepted, book);
  return choice(SURPRISE, 'attacker', ['no', 'announce'], (option) =>
    option === 'no' ? withdrawal(e, defender, intercepted, book) : overrun(e, defender, intercepted, 'announced', book),
  );
}

/** 14.0 The force in the space may try to slip away. */
const withdrawal = (e: EnterSpace, defender: Force, intercepted: boolean, book: ClashBook): Step<Outcome> =>
  choice(WITHDRAW, 'defender', ['stand', 'withdraw'], (option) => {
    if (option === 'stand') return overrun(e, defender, intercepted, 'declined', book);
    const facts = {
      defensive: defender.commander.defensive,
      lights: e.lightsInSpace || lightUnits(defender) > 0,
      onlyLights: defender.troops.every(({ infantry, cavalry }) => infantry + cavalry === 0),
    };
    return nested('withdrawal', intercepted, withdraw(facts, book), ({ success }, joined) =>
      success ? done(ended('withdrawn', joined)) : overrun(e, defender, joined, 'declined', book),
    );
  });

/** 12.9 A mover strong enough may overrun instead of fighting. */
function overrun(
  e: EnterSpace,
  defender: Force,
  intercepted: boolean,
  timing: Surprise,
  book: ClashBook,
): Step<Outcome> {
  if (!e.attacks) return done(ended('shared', intercepted));
  const enemy = spsOf(defender);
  const fights = (): Step<Outcome> => battle(e, defender, intercepted, timing, book);
  if (!mayOverrun(spsOf(e.attacker), enemy, e.hills, e.mps, book)) return fights();
  return choice(OVERRUN, 'attacker', ['battle', 'overrun'], (option) =>
    option === 'battle'
      ? fights()
      : done(ended('overrun', intercepted, { captured: enemy, mps: overrunCost(enemy, e.hills, book) })),
  );
}

/** 15 Both remain and the mover attacks. */
const battle = (
  e: EnterSpace,
  defender: Force,
  intercepted: boolean,
  timing: Surprise,
  book: ClashBook,
): Step<Outcome> =>
  checkpoint('battle', { intercepted, timing }, (frame) =>
    nested(
      'battle',
      frame,
      fight(battleAgainst(e, defender, intercepted), timing, book),
      (result, { intercepted: joined }) => done(ended('battle', joined, { battle: result })),
    ),
  );

/** Every fault of either battle the chain may end in, at the field it was described in. */
function refusals(e: EnterSpace, book: ClashBook): readonly Refusal[] {
  const of = (defender: Force | undefined, at: string, intercepted: boolean): readonly Refusal[] =>
    defender
      ? battleRefusals(battleAgainst(e, defender, intercepted), book).map((refusal) => ({
          ...refusal,
          at: refusal.at.replace(/^defender\b/, `${at}[0]`),
        }))
      : [];
  const found = [...of(e.defenders[0], 'defenders', false), ...of(e.joined[0], 'joined', true)];
  const distinct = found.filter(
    (refusal, index) => found.findIndex(({ code, at }) => code === refusal.code && at === refusal.at) === index,
  );
  return [
    ...(e.interceptors.length === e.joined.length
      ? []
      : [{ code: 'interceptorAndJoined', at: e.joined.length === 0 ? 'joined' : 'interceptors', rule: '13.0' }]),
    ...distinct,
  ];
}

function effects(result: Outcome, e: EnterSpace): readonly Effect[] {
  const defender = defenderAfter(e, result.intercepted);
  const named = result.intercepted ? e.joinedForce : e.defenderForce;
  switch (result.end) {
    case 'entered':
    case 'shared':
      return [];
    case 'withdrawn':
      return [{ kind: 'withdrew', force: named }];
    case 'overrun':
      return [{ kind: 'captured', force: named }];
    case 'battle':
      return result.battle && defender
        ? battleEffects(result.battle, battleAgainst(e, defender, result.intercepted))
        : [];
  }
}
