/** English words of a forecast, whatever the game. */
import type { Dictionary, Words } from '@grognard/kernel';

type Options = readonly string[];
const anyOf = (options: Options): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(options);
const meant = (close: string | undefined): string => (close ? ` Did you mean ${close}?` : '');

export const forecastEn = {
  'odds.outcome': 'outcome',
  'odds.sampled': ({ plays, within }: { plays: string; within: string }) =>
    `Too wide to be walked: sampled by ${plays} random plays, good to about ±${within}, nineteen times in twenty.`,
  'value.with': 'with it',
  'value.without': 'without it',
  'value.settled': 'as it is settled',
  'goal.figure': ({ figure }: { figure: string }) => `“${figure}”`,
  'goal.field': ({ name }: { name: string }) => `“${name}” in the result`,
  'goal.outcome': ({ outcome }: { outcome: string }) => `the chance of “${outcome}”`,
  'goal.most': ({ what }: { what: string }) => `as much as possible of ${what}`,
  'goal.least': ({ what }: { what: string }) => `as little as possible of ${what}`,
  'goal.likely': ({ outcome }: { outcome: string }) => `the best chance of “${outcome}”`,
  'goal.unlikely': ({ outcome }: { outcome: string }) => `the smallest chance of “${outcome}”`,
  'goal.about': ({ value }: { value: string }) => `about ${value}`,
  'goal.exactly': ({ value, fraction }: { value: string; fraction: string }) =>
    value === fraction ? value : `${value} (${fraction})`,
  'policy.never': 'commits as little as it may',
  'policy.always': 'commits as much as it may',
  'policy.evenly': 'takes any option, each as likely as the next',
  'policy.threshold': ({ limit }: { limit: number }) => `commits ${limit} at most`,
  'policy.journal': 'decisions as the journal has them',
  'policy.best': 'every side decides as is best for it',
  'policy.anyOption': 'any of these, each as likely as the next',
  'policy.everySide': ({ policy }: { policy: string }) => `every side ${policy}`,
  'policy.side': ({ side, policy }: { side: string; policy: string }) => `${side}: ${policy}`,
  'policy.asked': ({ side, question }: { side: string; question: string }) => `${side}, ${question}`,
  'policy.answer': ({ side, question, option }: { side: string; question: string; option: string }) =>
    `${side}, ${question} ${option}`,
  'advice.sentence': ({ side, goal, value }: { side: string; goal: string; value: string }) =>
    `${side} wants ${goal}: when all play as well as they can, expect ${value}.`,
  'advice.sampled': ({ side, goal, value }: { side: string; goal: string; value: string }) =>
    `${side} wants ${goal}: when every later decision is drawn evenly, expect ${value}.`,
  'advice.plays': ({ plays, within }: { plays: string; within: string }) =>
    `Too wide to be walked: each option sampled by ${plays} random plays, good to about ±${within}, nineteen times in twenty; what lies closer together may be chance.`,
  'advice.anyOf': ({ options }: { options: Options }) => anyOf(options),
  'advice.one': ({ options, margin }: { options: Options; margin: string }) => `Best: ${anyOf(options)}, by ${margin}.`,
  'advice.tie': ({ options }: { options: Options }) => `Best: ${anyOf(options)}, each as good as the other.`,
  'advice.mix': 'Mix, so that the other side cannot profit from knowing you.',
  'advice.indifferent': 'It makes no difference.',
  'advice.comesUp': ({ share }: { share: string }) => `comes up ${share} of the time`,
  'advice.comesUpTimes': ({ times }: { times: string }) => `comes up ${times} times on average`,
  'advice.indifferentOften': ({ share }: { share: string }) =>
    share === '100%' ? 'it makes no difference' : `it makes no difference in ${share} of these cases`,
  'advice.indifferentThen': 'it makes no difference',
  'advice.dependsOn': ({ question, cases }: { question: string; cases: readonly Words[] }, say) =>
    `depends on “${question}”: ${cases.map((each) => say(each)).join('; ')}`,
  'advice.case': ({ values, best }: { values: string; best: string }) => `${values} → ${best}`,
  'advice.dependsOnSeveral': 'depends on several things that happen before',
  'refusal.unknownOutcome': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `"${received}" is no outcome here; outcomes are ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownResultField': ({
    received,
    options,
    close,
  }: {
    received: string;
    options: Options;
    close?: string;
  }) => `no result has "${received}"; known are ${options.join(', ')}.${meant(close)}`,
  'refusal.noGoal': 'this procedure has no figure to want; give a goal such as outcome=NAME',
  'refusal.unknownSide': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    `"${received}" is no side here; sides are ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownPolicy': ({ received, options }: { received: string; options: Options }) =>
    `"${received}" is no policy; give ${options.join(', ')}`,
  'refusal.unknownQuestion': ({ received, options, close }: { received: string; options: Options; close?: string }) =>
    options.length === 0
      ? `"${received}" is never asked: nothing is to be decided here`
      : `"${received}" is neither a side nor a question asked here; questions are ${options.join(', ')}.${meant(close)}`,
} satisfies Dictionary;
