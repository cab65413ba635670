/** The marks that say where a cell comes from, and the short hand in which reconstructed cells are listed. */
import type { Confidence, Repair, Written } from '@grognard/kernel';
import * as english from '../../words/grammar/english.ts';
import * as french from '../../words/grammar/french.ts';

/** Marks that stand for themselves; those of examples and sections are worded from their numbers and letters. */
const MARKS: Readonly<Record<string, Written>> = {
  EU8: { en: 'as in the EU8 tables', fr: 'comme dans les tables d’EU8' },
  '2003': { en: 'rounding rule of the 2003 draft', fr: 'règle d’arrondi du brouillon de 2003' },
  '~5%': { en: 'rebuilt: 5 % class, ½ loss', fr: 'reconstitué : classe 5 %, ½ perte' },
  '~15%': { en: 'rebuilt: 15 % class, 1½ losses', fr: 'reconstitué : classe 15 %, 1½ perte' },
  '~20%': { en: 'rebuilt: 20 % class, 2 losses', fr: 'reconstitué : classe 20 %, 2 pertes' },
  '~30%': { en: 'rebuilt: 30 % class, 2½ losses', fr: 'reconstitué : classe 30 %, 2½ pertes' },
  '~35%': { en: 'rebuilt: EU8’s thirds to the nearest half', fr: 'reconstitué : tiers d’EU8 au demi le plus proche' },
  '~45%': { en: 'rebuilt: EU8’s thirds to the nearest half', fr: 'reconstitué : tiers d’EU8 au demi le plus proche' },
  '~EU8': { en: 'rebuilt: EU8’s thirds to the nearest half', fr: 'reconstitué : tiers d’EU8 au demi le plus proche' },
  '~14+': { en: 'rebuilt: rows 14 and above are one row', fr: 'reconstitué : les lignes 14 et plus n’en font qu’une' },
  '~↕': { en: 'rebuilt: between two fixed cells', fr: 'reconstitué : entre deux valeurs fixées' },
  '~2003': {
    en: 'rebuilt: the rounding rule carried on for pachas worth 2',
    fr: 'reconstitué : la règle d’arrondi prolongée pour les pachas valant 2',
  },
  '~1A+': {
    en: 'rebuilt: forces of 5 to 7 D read as 1A+',
    fr: 'reconstitué : les forces de 5 à 7 D lues comme 1A+',
  },
  '?': { en: 'lost: left to the base game', fr: 'perdu : laissé au jeu de base' },
};

const CONTESTED: Written = { en: 'the source contradicts itself here', fr: 'la source se contredit ici' };

/** One mark in words: `ex1+4` is fixed by examples 1 and 4, `§G` is stated in section G, `!` is contested. */
function markWords(mark: string): Written {
  if (mark.endsWith('!')) {
    const plain = markWords(mark.slice(0, -1));
    return { en: `${plain.en}; ${CONTESTED.en}`, fr: `${plain.fr} ; ${CONTESTED.fr}` };
  }
  const examples = /^ex(\d(?:bis)?(?:\+\d(?:bis)?)*)$/.exec(mark)?.[1];
  if (examples) {
    const numbers = examples.split('+');
    const several = numbers.length > 1;
    const told = (bis: string): readonly string[] => numbers.map((number) => number.replace('bis', bis));
    return {
      en: `fixed by worked ${several ? 'examples' : 'example'} ${english.and(told(' continued'))}`,
      fr: `fixé par ${several ? 'les exemples' : 'l’exemple'} ${french.and(told(' (suite)'))}`,
    };
  }
  const section = /^§([A-N])$/.exec(mark)?.[1];
  if (section) return { en: `stated in section ${section}`, fr: `énoncé à la section ${section}` };
  const known = MARKS[mark];
  if (!known) throw new Error(`no words for the mark "${mark}"`);
  return known;
}

/** Words for every mark of a grid; a pair `stars|losses` is worded part by part. */
export function legendOf(origins: string): Readonly<Record<string, Written>> {
  const marks = new Set(origins.trim().split(/\s+/).filter(isMark));
  return Object.fromEntries([...marks].map((mark) => [mark, pairWords(mark)]));
}

function pairWords(mark: string): Written {
  const [stars, losses] = mark.split('|');
  if (stars === undefined || losses === undefined) return markWords(mark);
  const [first, second] = [markWords(stars), markWords(losses)];
  return {
    en: `stars ${first.en}; losses ${second.en}`,
    fr: `étoiles : ${first.fr} ; pertes : ${second.fr}`,
  };
}

const isMark = (token: string): boolean => /^(?:\?|EU8|2003|ex\d|§|~)/.test(token);

/** A cell of a lost image, rebuilt. */
export const rebuilt = (
  row: string,
  column: string,
  used: string,
  confidence: Confidence,
  en: string,
  fr: string,
): Repair => ({ row, column, seen: '?', used, why: 'reconstructed', evidence: { en, fr }, confidence });

/** A cell on which the source contradicts itself. */
export const contested = (
  row: string,
  column: string,
  seen: string,
  used: string,
  confidence: Confidence,
  en: string,
  fr: string,
): Repair => ({ row, column, seen, used, why: 'suspect', evidence: { en, fr }, confidence });
