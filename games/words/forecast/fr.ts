/** Les mots français d'une prévision, quel que soit le jeu. */
import type { Translation } from '@grognard/kernel';
import type { forecastEn } from './en.ts';

type Options = readonly string[];
const anyOf = (options: Options): string => new Intl.ListFormat('fr', { type: 'disjunction' }).format(options);
const meant = (close: string | undefined): string => (close ? ` Vouliez-vous dire ${close} ?` : '');

export const forecastFr: Translation<typeof forecastEn> = {
  'odds.outcome': 'résultat',
  'odds.sampled': ({ plays, within }) =>
    `Trop vaste pour être parcouru : échantillon de ${plays} parties au hasard, juste à ±${within} près, dix-neuf fois sur vingt.`,
  'value.with': 'avec',
  'value.without': 'sans',
  'value.settled': 'comme convenu',
  'goal.figure': ({ figure }) => `« ${figure} »`,
  'goal.field': ({ name }) => `« ${name} » dans le résultat`,
  'goal.outcome': ({ outcome }) => `la probabilité de « ${outcome} »`,
  'goal.most': ({ what }) => `le plus possible de ${what}`,
  'goal.least': ({ what }) => `le moins possible de ${what}`,
  'goal.likely': ({ outcome }) => `la plus forte probabilité de « ${outcome} »`,
  'goal.unlikely': ({ outcome }) => `la plus faible probabilité de « ${outcome} »`,
  'goal.about': ({ value }) => `environ ${value}`,
  'goal.exactly': ({ value, fraction }) => (value === fraction ? value : `${value} (${fraction})`),
  'policy.never': 's’engage le moins possible',
  'policy.always': 's’engage le plus possible',
  'policy.evenly': 'prend l’une ou l’autre option, à égalité',
  'policy.threshold': ({ limit }) => `engage ${limit} au plus`,
  'policy.journal': 'les décisions telles que le journal les porte',
  'policy.best': 'chaque camp décide au mieux pour lui',
  'policy.anyOption': 'l’une ou l’autre, à égalité',
  'policy.everySide': ({ policy }) => `chaque camp ${policy}`,
  'policy.side': ({ side, policy }) => `${side} : ${policy}`,
  'policy.asked': ({ side, question }) => `${side}, ${question}`,
  'policy.answer': ({ side, question, option }) => `${side}, ${question} ${option}`,
  'advice.sentence': ({ side, goal, value }) =>
    `${side}, pour obtenir ${goal} : si chacun joue au mieux, il faut compter sur ${value}.`,
  'advice.sampled': ({ side, goal, value }) =>
    `${side}, pour obtenir ${goal} : si toute décision ultérieure est tirée également, il faut compter sur ${value}.`,
  'advice.plays': ({ plays, within }) =>
    `Trop vaste pour être parcouru : chaque option est jouée ${plays} fois au hasard, valeurs justes à ±${within} près, dix-neuf fois sur vingt ; un écart moindre peut être l’effet du hasard.`,
  'advice.anyOf': ({ options }) => anyOf(options),
  'advice.one': ({ options, margin }) => `Le mieux : ${anyOf(options)}, de ${margin}.`,
  'advice.tie': ({ options }) => `Le mieux : ${anyOf(options)}, qui se valent.`,
  'advice.mix': 'Mêlez vos choix, pour que l’autre camp ne gagne rien à vous connaître.',
  'advice.indifferent': 'Peu importe : toutes les réponses se valent.',
  'advice.comesUp': ({ share }) => `se pose ${share} du temps`,
  'advice.comesUpTimes': ({ times }) => `se pose ${times} fois en moyenne`,
  'advice.indifferentOften': ({ share }) =>
    share === '100\u00a0%' ? 'la réponse importe peu' : `la réponse importe peu dans ${share} de ces cas`,
  'advice.indifferentThen': 'peu importe',
  'advice.dependsOn': ({ question, cases }, say) =>
    `dépend de « ${question} » : ${cases.map((each) => say(each)).join(' ; ')}`,
  'advice.case': ({ values, best }) => `${values} → ${best}`,
  'advice.dependsOnSeveral': 'dépend de plusieurs choses survenues auparavant',
  'refusal.unknownOutcome': ({ received, options, close }) =>
    `« ${received} » n’est pas un résultat possible ici ; les résultats sont ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownResultField': ({ received, options, close }) =>
    `aucun résultat n’a « ${received} » ; on connaît ${options.join(', ')}.${meant(close)}`,
  'refusal.noGoal': 'cette procédure n’a pas de chiffre à vouloir ; donnez un but tel que outcome=NOM',
  'refusal.unknownSide': ({ received, options, close }) =>
    `« ${received} » n’est pas un camp ici ; les camps sont ${options.join(', ')}.${meant(close)}`,
  'refusal.unknownPolicy': ({ received, options }) =>
    `« ${received} » n’est pas une politique ; donnez ${options.join(', ')}`,
  'refusal.unknownQuestion': ({ received, options, close }) =>
    options.length === 0
      ? `« ${received} » n’est jamais demandé : il n’y a rien à décider ici`
      : `« ${received} » n’est ni un camp ni une question posée ici ; les questions sont ${options.join(', ')}.${meant(close)}`,
};
