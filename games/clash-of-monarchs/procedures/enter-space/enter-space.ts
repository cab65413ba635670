/**
 * 12.10 Sequence of actions in a space: a moving force enters, further Commands follow it, and interception, withdrawal,
 * overrun and battle come after.
 *
 * Each of them is the procedure that can also be played alone.
 */
import { checkpoint, choice, done, explained, nested, type Procedure, type Step } from '@grognard/kernel';
import { mapIn } from '../../campaign/known.ts';
import type { CampaignState } from '../../campaign/state.ts';
import { type Force, lightUnits, onlyLights, spsOf } from '../../force.ts';
import { mapOf } from '../../map.ts';
import { pictureOf, type Seen } from '../../picture.ts';
import { ask, words } from '../../text/kit.ts';
import { partyOf } from '../../vocabulary.ts';
import {
  BATTLE_OUTCOMES,
  BATTLE_RULINGS,
  battleKnown,
  battleOutcome,
  battleOutcomeWords,
  battleSummary,
  nationsOf,
} from '../battle/battle.ts';
import { fight } from '../battle/fight.ts';
import { lossesOf } from '../battle/result.ts';
import { equation } from '../battle/table.ts';
import { mayPlay, type Surprise } from '../battle/tactics/legal.ts';
import type { ClashBook } from '../book.ts';
import { coordinate } from '../coordinated-attack.ts';
import { crossesRiver, intercept } from '../interception.ts';
import { mayOverrun, overrunCost } from '../overrun.ts';
import { withdraw } from '../withdrawal.ts';
import { earlierEntry } from './earlier.ts';
import { enterSpaceEffects } from './effects.ts';
import {
  type Arrived,
  battleAgainst,
  defenderOf,
  type EnterSpace,
  enterSpaceInput,
  isHills,
  isUnled,
  moverOf,
  NOTHING_YET,
} from './input.ts';
import { enterSpaceRefusals } from './refusals.ts';
import { type Entered, ended, type QuietEnd } from './result.ts';
import { entryFates, entryHeadline, entryNext, entryScore } from './table.ts';

const INTERCEPT = ask('13.0', 'enter-space.ask.intercept');
const SURPRISE = ask('15.4.3', 'enter-space.ask.surprise');
const WITHDRAW = ask('14.0', 'enter-space.ask.withdraw');
const OVERRUN = ask('12.9', 'enter-space.ask.overrun');

export const enterSpace: Procedure<EnterSpace, Entered, ClashBook, CampaignState, typeof enterSpaceInput> = {
  id: 'enter-space',
  rule: '12.10',
  phase: 'movement',
  input: enterSpaceInput,
  earlier: earlierEntry,
  rulings: [...BATTLE_RULINGS, 'unled-battle'],
  refusals: (e, book) => enterSpaceRefusals(e, book),
  begin: (e, book) =>
    explained(
      () => [
        {
          rule: '12.10',
          title: words('enter-space.move'),
          outcome: words('enter-space.moves', { who: moverOf(e), sps: spsOf(e.attacker) }),
        },
      ],
      commands(e, '', book),
    ),
  outcome: ({ end, battle }) => (battle ? `battle/${battleOutcome(battle)}` : end),
  outcomeWords: (outcome) =>
    outcome.startsWith('battle/')
      ? battleOutcomeWords(outcome.slice('battle/'.length))
      : words(`enter-space.end.${outcome as QuietEnd}`),
  outcomes: [
    'overrun',
    ...BATTLE_OUTCOMES.slice(0, 5).map((outcome) => `battle/${outcome}`),
    'withdrawn',
    'entered',
    'shared',
    'contact',
    ...BATTLE_OUTCOMES.slice(5).map((outcome) => `battle/${outcome}`),
  ],
  even: 'shared',
  summary: ({ end, battle }) => (battle ? battleSummary(battle) : words(`enter-space.end.${end as QuietEnd}`)),
  equation: (e, book) => {
    const defender = defenderOf(e, NOTHING_YET);
    return defender ? equation(battleAgainst(e, defender, NOTHING_YET), book, false) : [];
  },
  headline: (played) => entryHeadline(played),
  fates: (result, e) => entryFates(result, e),
  score: (played) => entryScore(played),
  next: (result, e) => entryNext(result, e),
  figures: {
    attackerWins: ({ end, battle }: Entered) => (end === 'overrun' || battle?.winner === 'attacker' ? 1 : 0),
    battleFought: ({ battle }: Entered) => (battle ? 1 : 0),
    attackerLosses: ({ battle }: Entered) => (battle ? lossesOf(battle.attacker) : 0),
    defenderLosses: ({ captured, battle }: Entered) => (battle ? lossesOf(battle.defender) : captured),
  },
  favours: { attacker: 'attackerWins' },
  parties: (e) => {
    const defender = defenderOf(e, { intercepted: e.joined.length > 0, entered: '' });
    return {
      attacker: partyOf(nationsOf(e.attacker), e.denmark),
      ...(defender && { defender: partyOf(nationsOf(defender), e.denmark) }),
    };
  },
  effects: (result, e) => enterSpaceEffects(result, e),
  picture: (_, e) => {
    const read = mapOf(e.map);
    return read && pictureOf(read, seenOf(e));
  },
  fromCampaign: (state, said) => {
    const list = said['defenders'];
    return { ...mapIn(state, said, said['at']), ...battleKnown(state, Array.isArray(list) ? list[0] : undefined) };
  },
};

/** 13.0 Where the interceptor comes from, and who stands in the space. */
function seenOf(e: EnterSpace): Seen {
  const defender = defenderOf(e, NOTHING_YET);
  return {
    way: [e.interceptors[0]?.from, e.at].flatMap((space) => space ?? []),
    enemies: defender && e.at !== undefined ? [{ name: e.at, sps: spsOf(defender) }] : [],
  };
}

/** 11.3 Each Command after the first rolls to enter a space where the enemy stands. */
function commands(e: EnterSpace, entered: string, book: ClashBook): Step<Entered> {
  const command = e.commands[entered.length];
  const enemies = e.defenders.length + e.unled.length > 0;
  if (!command) return interception(e, entered, book);
  if (!enemies) return commands(e, `${entered}1`, book);
  const { commander } = command;
  const facts = {
    nation: commander.nation,
    firstNation: e.attacker.commander.nation,
    initiative: commander.initiative,
    sps: spsOf(command),
    generalstab: e.generalstab,
  };
  return nested('command', entered, coordinate(facts, book), ({ result }, before) =>
    checkpoint('entered', `${before}${result === 'enters' ? 1 : 0}`, (after) => commands(e, after, book)),
  );
}

/** 13.0 A force beside the space may try to come in first; if it succeeds, the joined force stands there. */
function interception(e: EnterSpace, entered: string, book: ClashBook): Step<Entered> {
  const [facing] = e.interceptors;
  const after = (intercepted: boolean): Step<Entered> => stands(e, { intercepted, entered }, book);
  if (!facing) return after(false);
  return choice(INTERCEPT, 'defender', ['no', 'yes'], (option) =>
    option === 'no'
      ? after(false)
      : nested(
          'interception',
          entered,
          intercept({ ...facing, lights: facing.lights || e.lightsInSpace, river: crossesRiver(e, facing) }, book),
          ({ success }) => after(success),
        ),
  );
}

const stands = (e: EnterSpace, arrived: Arrived, book: ClashBook): Step<Entered> =>
  checkpoint('stands', arrived, (now) => {
    const defender = defenderOf(e, now);
    return defender ? surprise(e, defender, now, book) : done(ended('entered', now));
  });

/** 15.4.3 Surprise Attack! forbids withdrawal, so it is announced before one is tried. */
function surprise(e: EnterSpace, defender: Force, arrived: Arrived, book: ClashBook): Step<Entered> {
  const battle = battleAgainst(e, defender, arrived);
  const may =
    e.attacks && e.attackerHand.includes('surprise-attack') && mayPlay('surprise-attack', 'attacker', battle, book);
  if (!may) return withdrawal(e, defender, arrived, book);
  return choice(SURPRISE, 'attacker', ['no', 'announce'], (option) =>
    option === 'no' ? withdrawal(e, defender, arrived, book) : overrun(e, defender, arrived, 'announced', book),
  );
}

/** 14.0 The force in the space may try to slip away. */
const withdrawal = (e: EnterSpace, defender: Force, arrived: Arrived, book: ClashBook): Step<Entered> =>
  choice(WITHDRAW, 'defender', ['stand', 'withdraw'], (option) => {
    if (option === 'stand') return overrun(e, defender, arrived, 'declined', book);
    const facts = {
      defensive: defender.commander.defensive,
      lights: e.lightsInSpace || lightUnits(defender) > 0,
      onlyLights: onlyLights(defender),
    };
    return nested('withdrawal', arrived, withdraw(facts, book), ({ success }, now) =>
      success ? done(ended('withdrawn', now)) : overrun(e, defender, now, 'declined', book),
    );
  });

/** 12.9 A mover strong enough may overrun instead of fighting. */
function overrun(e: EnterSpace, defender: Force, arrived: Arrived, timing: Surprise, book: ClashBook): Step<Entered> {
  if (!e.attacks) return done(ended('shared', arrived));
  const enemy = spsOf(defender);
  const moving = spsOf(battleAgainst(e, defender, arrived).attacker);
  const fights = (): Step<Entered> => battle(e, defender, arrived, timing, book);
  if (!mayOverrun(moving, enemy, isHills(e), e.mps, book)) return fights();
  return choice(OVERRUN, 'attacker', ['battle', 'overrun'], (option) =>
    option === 'battle'
      ? fights()
      : done(ended('overrun', arrived, { captured: enemy, mps: overrunCost(enemy, isHills(e), book) })),
  );
}

/** 15 Both remain and the mover attacks; whether troops without a commander fight is a ruling. */
function battle(e: EnterSpace, defender: Force, arrived: Arrived, timing: Surprise, book: ClashBook): Step<Entered> {
  if (isUnled(defender) && book.rulings['unled-battle'] === 'waits') {
    return done(ended('contact', arrived), () => [
      { rule: '15.4', title: words('enter-space.contact'), outcome: words('enter-space.end.contact') },
    ]);
  }
  return checkpoint('battle', { ...arrived, timing }, ({ timing: when, ...frame }) =>
    nested(
      'battle',
      frame,
      fight(battleAgainst(e, defender, frame), when, book),
      (result, now) => done(ended('battle', now, { battle: result })),
      ({ outcome, figures: { attackerWins = 0, attackerLosses = 0, defenderLosses = 0 } }) => ({
        outcome: `battle/${outcome}`,
        figures: { attackerWins, battleFought: 1, attackerLosses, defenderLosses },
      }),
    ),
  );
}
