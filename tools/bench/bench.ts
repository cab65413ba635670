/**
 * `npm run bench`: every figure beside the baseline measured in the same run. Fails when a bar of the design is missed.
 * `npm run bench -- clash presets` measures those parts alone.
 */
import { loadavg } from 'node:os';
import { appendRates } from './append.ts';
import { campaignGrowths } from './campaigns.ts';
import { clashTimings } from './clash-of-monarchs.ts';
import { combatRapideTimings } from './combat-rapide.ts';
import { deliveries } from './delivery.ts';
import { drawings } from './drawing.ts';
import { balkanWarsOdds, samplings } from './exactness.ts';
import { fuzzed } from './fuzzing.ts';
import { growths } from './growth.ts';
import { hexTimings } from './hexes.ts';
import type { Pair } from './measure.ts';
import { presetTimings } from './presets.ts';
import { readings } from './reading.ts';
import { sharedGrowths } from './shared.ts';
import { stands } from './standing.ts';
import { startUps } from './start-up.ts';
import { verifications } from './verifying.ts';

const MOST_TIMES_HAND_WRITTEN = 3;
const MOST_TIMES_RIVOLI_BY_HAND = 1.5;
const MOST_TIMES_PLAIN_READING = 2;
const SMALLEST_TO_COMPARE = 30;
const LIMITED_DRAWING = 99;
/** A tenth of the 14 to 20 times that pictures took before their shapes were reused. */
const MOST_TIMES_PLAIN_DRAWING = 1.7;
const MOST_BYTES_DRAWN = 1_200_000;
const FEWEST_PLAYS = 100_000;
const FEWEST_EXPLAINED = 10_000;
const LEAST_OF_BARE_INSERTS = 0.5;
const SLOWEST_DELIVERY = 50;
const SLOWEST_VERIFY = 3_000;
const MOST_TIMES_SHORT_CAMPAIGN = 2;
const SLOWEST_OPENING = 1_000;

const missed: string[] = [];
const line = (what: string, figures: string): void => console.log(`  ${what.padEnd(46)} ${figures}`);
const head = (title: string): void => console.log(`\n${title}`);
const ms = (milliseconds: number): string => `${milliseconds.toFixed(milliseconds < 10 ? 3 : 0)} ms`;
const times = (ratio: number): string => `× ${ratio.toFixed(2)}`;
const bar = (what: string, holds: boolean, rule: string): string => {
  if (!holds) missed.push(`${what}: ${rule}`);
  return holds ? `(${rule})` : `(${rule}: MISSED)`;
};

console.log(
  `Node ${process.version}, ${process.arch}. Ratios are medians over pairs measured in this run, of processor time where the work is ours.`,
);

const PARTS: Readonly<Record<string, () => void | Promise<void>>> = {
  rivoli: () => {
    head('Combat Rapide, Rivoli: two rounds, ten ten-sided dice');
    const rivoli = combatRapideTimings();
    line(
      'exact odds / hand-written programme',
      `${ms(rivoli.odds.ours)} / ${ms(rivoli.odds.baseline)} = ${times(rivoli.odds.ratio)} ${bar('odds', rivoli.odds.ratio <= MOST_TIMES_RIVOLI_BY_HAND, `at most ${MOST_TIMES_RIVOLI_BY_HAND}`)}`,
    );
    line(
      'battles a second, unexplained',
      `${rivoli.plays} ${bar('plays', rivoli.plays >= FEWEST_PLAYS, `at least ${FEWEST_PLAYS}`)}`,
    );
    line(
      'battles a second, explained',
      `${rivoli.explainedPlays} ${bar('explained plays', rivoli.explainedPlays >= FEWEST_EXPLAINED, `at least ${FEWEST_EXPLAINED}`)}`,
    );
  },
  clash: () => {
    head('Clash of Monarchs: three arms, two guns, three subordinates a side, against the odds of Rivoli');
    for (const { what, odds, advice } of clashTimings()) {
      for (const [asked, { ours, baseline, ratio, most }] of Object.entries({ odds, advice })) {
        line(
          `${what}: ${asked}`,
          `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${bar(`${what}, ${asked}`, ratio <= most, `at most ${most}`)}`,
        );
      }
    }
  },
  presets: async () => {
    head('The heaviest preset of every other game, against the odds of Rivoli');
    for (const { game, preset, asked, ours, baseline, ratio, most } of await presetTimings()) {
      const what = `${game}, ${preset}: ${asked}`;
      line(what, `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${bar(what, ratio <= most, `at most ${most}`)}`);
    }
  },
  sampling: () => {
    head('Exact odds of Rivoli against sampled plays');
    const { exact, samplings: sampled } = samplings();
    line('exact, no error', ms(exact));
    for (const { plays, milliseconds, ratio, error } of sampled) {
      line(
        `${plays} sampled plays`,
        `${ms(milliseconds)} = ${times(ratio)} the exact walk; off by up to ${error.toFixed(3)} points`,
      );
    }
  },
  combat: () => {
    head('Balkan Wars, one combat');
    const combat = balkanWarsOdds();
    line(
      'exact odds / every path with rationals',
      `${ms(combat.ours)} / ${ms(combat.baseline)} = ${times(combat.ratio)}`,
    );
  },
  growth: () => {
    head('Growth with rounds and dice');
    for (const { rounds, dice, states, milliseconds } of growths())
      line(`${rounds} rounds, ${dice} dice`, `${states} states, ${ms(milliseconds)}`);
  },
  maps: () => {
    head('Maps of 100 × 100 hexes with 300 units, against hand-written passes');
    for (const { what, ours, baseline, ratio } of hexTimings()) {
      line(
        what,
        `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${bar(what, ratio <= MOST_TIMES_HAND_WRITTEN, `at most ${MOST_TIMES_HAND_WRITTEN}`)}`,
      );
    }
  },
  reading: () => {
    head('Reading a map file, against a plain loop that fills the same arrays from it');
    for (const { side, ours, baseline, ratio } of readings()) {
      // On a small map the shape of the file is checked longer than its hexes are laid.
      const rule =
        side < SMALLEST_TO_COMPARE
          ? ''
          : bar(`reading ${side}`, ratio <= MOST_TIMES_PLAIN_READING, `at most ${MOST_TIMES_PLAIN_READING}`);
      line(`${side} × ${side} hexes`, `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${rule}`);
    }
  },
  drawing: () => {
    head('Drawing a map, against a plain loop that writes a polygon, a label and a number a hex');
    for (const { side, ours, baseline, ratio, bytes } of drawings()) {
      const isLimited = side === LIMITED_DRAWING;
      const share = bytes / MOST_BYTES_DRAWN;
      const time = isLimited
        ? bar(`drawing ${side}`, ratio <= MOST_TIMES_PLAIN_DRAWING, `at most ${MOST_TIMES_PLAIN_DRAWING}`)
        : '';
      const size = isLimited ? bar(`bytes of ${side}`, share <= 1, `at most ${MOST_BYTES_DRAWN / 1e6} MB`) : '';
      line(
        `${side} × ${side} hexes`,
        `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${time}; ${Math.round(bytes / 1000)} kB = ${times(share)} the limit ${size}`,
      );
    }
  },
  campaigns: async () => {
    head('Campaigns that grow: each cost beside that of the shortest');
    for (const { game, battles, adding, opening, chronicle, luck, command } of campaignGrowths()) {
      const held = (what: string, { ours, baseline, ratio }: Pair): string =>
        `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${bar(`${what}, ${game}, ${battles}`, ratio <= MOST_TIMES_SHORT_CAMPAIGN, `at most ${MOST_TIMES_SHORT_CAMPAIGN}`)}`;
      const soon = (what: string, took: number): string =>
        `${what} ${ms(took)} ${bar(`${what}, ${game}, ${battles}`, took <= SLOWEST_OPENING, `at most ${SLOWEST_OPENING} ms`)}`;
      const asked = [soon('open', opening), soon('chronicle', chronicle), soon('luck', luck)];
      if (command) asked.push(`the whole command ${held('command', command)}`);
      line(`${game}, ${battles} battles`, [`one more ${held('adding', adding)}`, ...asked].join('; '));
    }
    const shared = await sharedGrowths();
    for (const { battles, lines, adding, opening } of shared) {
      const ratio = adding / (shared[0]?.adding ?? adding);
      const more = bar(
        `an act, ${battles}`,
        ratio <= MOST_TIMES_SHORT_CAMPAIGN,
        `at most ${MOST_TIMES_SHORT_CAMPAIGN}`,
      );
      const open = bar(`opening on a server, ${battles}`, opening <= SLOWEST_OPENING, `at most ${SLOWEST_OPENING} ms`);
      line(
        `on a server, ${battles} battles, ${lines} lines`,
        `one act more ${ms(adding)} = ${times(ratio)} ${more}; open ${ms(opening)} ${open}`,
      );
    }
  },
  'start-up': () => {
    head('The command, from nothing to its last word, against `node -e 0`');
    for (const { line: words, ours, baseline, ratio, most } of startUps())
      line(words, `${ms(ours)} / ${ms(baseline)} = ${times(ratio)} ${bar(words, ratio <= most, `at most ${most}`)}`);
  },
  append: async () => {
    head('Shared campaigns: acts over HTTP against a bare insert loop into the same database');
    for (const { database, bare, overHttp, ratio, inside, insideRatio } of await appendRates()) {
      line(
        database,
        `${Math.round(overHttp)} / ${Math.round(bare)} a second = ${times(ratio)} ${bar(`appends on ${database}`, ratio >= LEAST_OF_BARE_INSERTS, `at least ${LEAST_OF_BARE_INSERTS}`)}; without HTTP ${Math.round(inside)} = ${times(insideRatio)}`,
      );
    }
  },
  delivery: async () => {
    head(`Shared campaigns: from an act to the seats that follow (load of this machine: ${loadavg()[0]?.toFixed(1)})`);
    for (const { what, seats, memory, median: middle, p99, worst } of await deliveries()) {
      line(
        `${what}, ${seats} seats`,
        `median ${ms(middle)}, 99th percentile ${ms(p99)} ${bar(what, p99 <= SLOWEST_DELIVERY, `at most ${SLOWEST_DELIVERY} ms`)}; of the slowest round ${ms(worst)}; ${Math.round(memory.after)} MB, ${Math.round(memory.before)} before they came`,
      );
    }
  },
  verifying: () => {
    head('Verifying a journal, against its signatures alone');
    const verified = verifications();
    for (const { lines, pair } of verified.growth)
      line(`${lines} lines`, `${ms(pair.ours)} / ${ms(pair.baseline)} = ${times(pair.ratio)}`);
    line(
      'grognard verify, 10,000 lines',
      `${ms(verified.first)} ${bar('verify', verified.first <= SLOWEST_VERIFY, `at most ${SLOWEST_VERIFY} ms`)}; checked before ${ms(verified.again)}`,
    );
  },
  fuzzing: async () => {
    head('Hostile bodies over the published API');
    const { bodies, perSecond, failures } = await fuzzed();
    line(
      `${bodies} bodies`,
      `${Math.round(perSecond)} a second, ${failures.length} failures ${bar('fuzz', failures.length === 0, 'none')}`,
    );
    for (const failure of failures.slice(0, 5)) console.error(failure);
  },
  standing: () => {
    head('Servers killed, databases that fail: acts acknowledged, and all of them there');
    for (const { what, holds, acknowledged, seconds } of stands())
      line(what, `${acknowledged} acts in ${Math.round(seconds)} s ${bar(what, holds, 'none lost, none doubled')}`);
  },
  memory: () => {
    head('Memory');
    line('resident set', `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, run] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await run();

if (missed.length > 0) {
  console.error(`\nMissed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
