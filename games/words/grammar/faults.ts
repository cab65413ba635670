/** What each language calls a mistake: the checks read every sentence of every game through these. */

interface Rule {
  readonly what: string;
  readonly found: RegExp;
}

/** What no reader should meet in any language. */
const EVERYWHERE: readonly Rule[] = [
  { what: 'a hyphen for a minus', found: /(?:^|[\s(:])-\d/ },
  { what: 'a field or an option by its id', found: /(?<![\w’'-])[a-z]+[a-z\d]*[A-Z][a-z]\w*/ },
  { what: 'a key without words', found: /\[[a-z][\w.-]+\]/ },
  { what: 'a fact that is none', found: /undefined|\[object|NaN|Infinity/ },
  { what: 'two spaces', found: / {2}/ },
  { what: 'braces of a record', found: /[{}]/ },
];

const FRENCH: readonly Rule[] = [
  // Words that end in s or x by themselves may stand after one.
  {
    what: 'one of a plural',
    found:
      /(?<![\d,.½/+−-])(?:0|½|1½?) (?!(?:pas|fois|mois|corps|dos|cas|héros|bras|points? de|plus|des|dans|sans|sous|Hits?|SPs?)\b)\p{L}*[a-zé](?:s|aux|eux)\b(?!’)/u,
  },
  {
    what: 'no elision',
    found: /(?<![-\p{L}])(?:de|le|la|que|ne|se|jusque|lorsque) (?=[aeioàâéèêîôûAEIOÀÂÉÈÊÎ])(?!on[cz]e|oui|un\b)/u,
  },
  { what: 'a contraction missing', found: /(?<!\p{L})(?:de|à) les? (?=\p{L})/u },
  {
    what: 'half a negation',
    found: /(?<!ne |n’)(?<!\p{L})(?:subit|perd|laisse|inflige|gagne|reçoit|a)(?:ent)? (?:aucune?|rien)(?!\p{L})/u,
  },
  { what: 'a decimal point', found: /\d\.\d/ },
  { what: 'a plain space before a high sign', found: / [:;?!»%]|« / },
  { what: 'a straight apostrophe', found: /\p{L}'\p{L}/u },
];

const ENGLISH: readonly Rule[] = [
  {
    what: 'one of a plural',
    found:
      /(?<![\d.,½/+−-])(?:1|½) (?!(?:loss|less|pass|across|plus|minus|unless|hours?-|is|was|has|as|begins|ends|Thaler)\b)\p{L}*[a-z][^s\s]s\b(?!’)/u,
  },
  {
    what: 'many of a singular',
    found: /(?<![\d.,½/+−-])[02] (?:unit|step|point|hex|loss|counter|die|space|turn|marker|ship|aircraft unit)\b/,
  },
  // No article stands before these: the letter ends a name, as in Depot A.
  {
    what: 'a before a vowel',
    found: /\b[Aa] (?=[aeio]\p{Ll})(?!(?:one|once|is|in|on|and|or|of|at|as|are)\b|eu)/u,
  },
  { what: 'an before a consonant', found: /\b[Aa]n (?=[b-df-gj-np-tv-z]\p{Ll})/u },
  { what: 'a straight apostrophe', found: /\p{L}'\p{L}/u },
  { what: 'a decimal comma', found: /\d,\d{1,2}(?!\d)/ },
];

const faultsBy =
  (...rules: readonly (readonly Rule[])[]): ((sentence: string) => readonly string[]) =>
  (sentence) =>
    rules.flat().flatMap(({ what, found }) => {
      const [met] = found.exec(sentence) ?? [];
      return met === undefined ? [] : [`${what} (${met.trim()})`];
    });

export const frenchFaults = faultsBy(EVERYWHERE, FRENCH);
export const englishFaults = faultsBy(EVERYWHERE, ENGLISH);
