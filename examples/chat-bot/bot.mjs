/** A chat bot's whole brain: `!odds specimen assault attack=11 defence=4` in, one line out. */
import { createInterface } from 'node:readline';
import { shelf } from '@grognard/games';
import { oddsLine, plainSpeaker, refusalWords, resultLine, speakerFor, wordedForecast } from '@grognard/games/words';
import { forecastInPieces, inOneGo, live, nearest, open, Refused, resolve, thrower } from '@grognard/kernel';

const dice = thrower((count) => crypto.getRandomValues(new Uint8Array(count)));

/** Numbers, yes and no as such, everything else as it was typed. */
const typedAs = (text) => (/^-?\d+$/.test(text) ? Number(text) : text === 'yes' ? true : text === 'no' ? false : text);

const inputFrom = (words) =>
  Object.fromEntries(
    words.map((word) => {
      const [name, ...rest] = word.split('=');
      return [name, typedAs(rest.join('='))];
    }),
  );

/** Somebody who is not asked decides evenly. */
const undecided = (_ask, _side, options) => options[dice({ sides: options.length }) - 1];

/** The answer to one message; nothing where the bot was not spoken to. */
export async function reply(message, locale = 'en') {
  const [call, id, procedure, ...rest] = message.trim().split(/\s+/);
  if (call !== '!odds' && call !== '!roll') return undefined;
  const entry = shelf.find((each) => each.id === id);
  if (!entry) {
    const options = shelf.map((each) => each.id);
    const close = nearest(id ?? '', options);
    const refusal = { code: 'unknownGame', at: '', facts: { received: id ?? '', options, ...(close && { close }) } };
    return refusalWords(undefined, plainSpeaker(locale), refusal);
  }
  const game = await entry.load();
  const say = speakerFor(game, locale);
  const refused = (refusals) => refusals.map((refusal) => refusalWords(game, say, refusal)).join(' · ');
  const opened = open(game, procedure ?? '', inputFrom(rest));
  if (!opened.ok) return refused(opened.refusals);
  try {
    if (call === '!odds') {
      const forecast = inOneGo(forecastInPieces(opened.value, { odds: true, policy: ['evenly'] }));
      return oddsLine(game, say, wordedForecast(game, say, forecast));
    }
    const played = resolve(opened.value, live(dice, undecided));
    return played.ok ? resultLine(opened.value, say, played.value) : refused(played.refusals);
  } catch (error) {
    if (error instanceof Refused) return refused(error.refusals);
    throw error;
  }
}

/** Any chat that can run a program: a message a line in, an answer a line out. */
if (process.argv[1]?.endsWith('bot.mjs')) {
  for await (const message of createInterface({ input: process.stdin })) {
    const answer = await reply(message, process.env['LANG']?.startsWith('fr') ? 'fr' : 'en');
    if (answer !== undefined) console.log(answer);
  }
}
