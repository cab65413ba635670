/** What is said on the table: phases, forces, the fates of counters, the cause of a result in one line, what comes next. */
import type { Dictionary, Words } from '@grognard/kernel';
import { number } from '../../../words/grammar/english.ts';
import { printedNumber } from '../../../words/spelled-out.ts';

const sum = (face: number, drm: number): string =>
  drm === 0 ? number(face) : `${number(face)} ${drm < 0 ? '−' : '+'} ${number(Math.abs(drm))} = ${number(face + drm)}`;

export const table = {
  'phase.politics': 'Political events',
  'phase.movement': 'Movement and supply',
  'phase.air': 'Air operations',
  'phase.naval': 'Naval operations',
  'phase.assault': 'Assault',
  'phase.end': 'End of action stage or turn',
  'side.attacker': { noun: 'attacker' },
  'side.defender': { noun: 'defender' },
  'side.acting': { noun: 'acting side' },
  'side.opposing': { noun: 'enemy' },
  'follows.side': 'by side',
  'battle.term.attack': 'Attack strength',
  'battle.term.defence': 'Defence strength',
  'battle.term.first': 'Column by strength',
  'battle.term.shifts': 'Shifts',
  'battle.term.column': 'Column',
  'battle.term.die': 'Added to the die',
  'battle.totals': 'By strengths',
  'battle.totals.attackQuality': 'Attacker’s quality',
  'battle.totals.defenceQuality': 'Defender’s quality',
  'battle.totals.formation': 'Defender’s formation',
  'battle.totals.support': 'Attacker’s close air support succeeded',
  'battle.headline': ({ face, drm, column }: { face: number; drm: number; column: string }) =>
    `${sum(face, drm)} in column ${printedNumber(column)}`,
  'table.headline': ({ face, drm }: { face: number; drm: number }) => `die ${sum(face, drm)}`,
  'disengage.headline': ({ face, threshold }: { face: number; threshold: number }) =>
    `die ${number(face)}, with ${number(threshold)} or more needed`,
  'fire.headline': ({ face, value }: { face: number; value: number }) =>
    `die ${number(face)} against a value of ${number(value)}`,
  'landing.headline': 'nobody holds the hex',
  'fate.ground': ({ hits, gone }: { hits: number; gone: boolean }, say) =>
    gone ? 'eliminated' : hits === 0 ? 'unhurt' : say('hits.count', { hits }),
  'fate.air': ({ hits }: { hits: number }, say) =>
    hits === 0 ? 'unhurt' : `${say('hits.count', { hits })}: back to base`,
  'fate.ship': ({ hits, sunk }: { hits: number; sunk: boolean }, say) =>
    sunk ? 'sunk' : hits === 0 ? 'unhurt' : say('hits.count', { hits }),
  'fate.installation': ({ hits, gone }: { hits: number; gone: boolean }, say) =>
    gone ? 'eliminated' : hits === 0 ? 'unhurt' : say('hits.count', { hits }),
  'fate.away': 'one Hit, one hex back',
  'fate.stays': 'one Hit, stays',
  'fate.detected': 'detected',
  'score.looks': ({ sensor }: { sensor: Words }, say) => `${say(sensor)} looks`,
  'score.fires': ({ unit }: { unit: string }) => `${unit} fires`,
  'next.intercept': 'Intercept it',
  'next.attackShip': 'Attack the ship from the air',
  'next.navalCombat': 'Fight a naval combat',
  'next.assault': 'Resolve the assault',
  'next.bomb': 'Bomb the target',
  'next.land': 'Land the marines',
  'landing.ship.sample': 'Amph 1',
  'sample.attacker': 'Attacker 1',
  'sample.defender': 'Defender 1',
  'sample.marines': 'Marines 1',
  'sample.guns': 'Artillery 1',
  'sample.interceptor': 'Interceptor 1',
  'sample.escort': 'Escort 1',
  'sample.striker': 'Striker 1',
  'sample.bomber': 'Bomber 1',
  'sample.enemyBomber': 'Enemy bomber 1',
  'sample.enemyEscort': 'Enemy escort 1',
  'sample.patrol': 'Patrol 1',
  'sample.ship': 'Ship 1',
  'sample.enemyShip': 'Enemy ship 1',
  'sample.locker': 'Locking unit 1',
} satisfies Dictionary;
