/** Air mission prerequisites summary. */
import { list } from '@grognard/kernel';
import type { Mission, Mode, Segment } from '../vocabulary.ts';

export type MissionRow = {
  /** A column of the eligible units. */
  readonly units: 'combat' | 'ferry' | 'transport' | 'helicopter' | 'paratroops' | 'earlyWarning';
  readonly mode: Mode;
  readonly segments: readonly Segment[];
  readonly marker: 'antiAir' | 'strike' | 'ferry' | 'none';
  readonly supply: number;
};

const ANTI_AIR = { units: 'combat', marker: 'antiAir', supply: 1 } as const;
const STRIKE = { units: 'combat', marker: 'strike', supply: 2 } as const;
const TRANSPORT = { mode: 'offensive', segments: ['ownMovement'], marker: 'none', supply: 1 } as const;
const OFFENSIVE = { mode: 'offensive', segments: ['ownMovement'] } as const;
const INTERCEPTION = { mode: 'interception', segments: ['enemyMovement'] } as const;

export const airMissions = list<MissionRow, Mission>({
  id: 'air-missions',
  title: { en: 'Air mission prerequisites summary', fr: 'Résumé des conditions préalables aux missions aériennes' },
  provenance: {
    document: 'charts',
    heading: 'Résumé des conditions préalables aux missions aériennes',
    note: {
      en: 'Sub-surface interception is the S-3’s of the general naval example; the line of close air support is lost, see its ruling.',
      fr: 'L’interception sous-marine est celle du S-3 de l’exemple général naval ; la ligne de l’appui rapproché est perdue, voir son arbitrage.',
    },
  },
  columns: {
    units: { en: 'Eligible units', fr: 'Unités éligibles' },
    mode: { en: 'Mode', fr: 'Mode' },
    segments: { en: 'Segments', fr: 'Segments' },
    marker: { en: 'Mission marker', fr: 'Marqueur de mission' },
    supply: { en: 'Supply points', fr: 'Points de ravitaillement' },
  },
  rowWords: 'mission',
  cellWords: { units: 'eligible', mode: 'mode', segments: 'segment', marker: 'marker' },
  rows: {
    airInterception: { ...ANTI_AIR, mode: 'interception', segments: ['enemyMovement', 'enemyCloseAirSupport'] },
    airSuperiority: { ...ANTI_AIR, ...OFFENSIVE },
    patrol: { ...ANTI_AIR, mode: 'interception', segments: ['ownMovement', 'enemyMovement'] },
    escort: { ...ANTI_AIR, ...OFFENSIVE },
    airNavalAsm: { ...STRIKE, ...INTERCEPTION },
    airNavalBombardment: { ...STRIKE, ...INTERCEPTION },
    airNavalSubsurface: { ...STRIKE, ...INTERCEPTION },
    antishipStrike: { ...STRIKE, ...OFFENSIVE },
    antisubmarineStrike: { ...STRIKE, ...OFFENSIVE },
    patrolStrike: { ...STRIKE, mode: 'interception', segments: ['ownMovement', 'enemyMovement'] },
    bombardGround: { ...STRIKE, ...OFFENSIVE },
    bombardNaval: { ...STRIKE, ...OFFENSIVE },
    bombardInstallation: { ...STRIKE, ...OFFENSIVE },
    interdiction: { ...STRIKE, ...OFFENSIVE },
    closeAirSupport: { ...STRIKE, mode: 'offensive', segments: ['ownCloseAirSupport'] },
    ferry: { ...OFFENSIVE, units: 'ferry', marker: 'ferry', supply: 1 },
    transport: { ...TRANSPORT, units: 'transport' },
    airmobileTransport: { ...TRANSPORT, units: 'helicopter' },
    paratroopTransport: { ...TRANSPORT, units: 'paratroops' },
    earlyWarning: {
      units: 'earlyWarning',
      mode: 'none',
      segments: ['ownMovement', 'enemyMovement', 'ownCloseAirSupport', 'enemyCloseAirSupport'],
      marker: 'none',
      supply: 0,
    },
  },
  repairs: [
    {
      row: 'antishipStrike',
      column: 'units',
      seen: '— osil - g:t’i):g\\l/ti?edses missiles',
      used: 'combat',
      why: 'scan',
      evidence: {
        en: 'the only word left is “missiles”, between the air-naval interceptions and the anti-submarine strike',
        fr: 'il ne reste que le mot « missiles », entre les interceptions aéronavales et la frappe anti-sous-marine',
      },
      confidence: 'medium',
    },
    {
      row: 'earlyWarning',
      column: 'supply',
      seen: 'o',
      used: '0',
      why: 'scan',
      evidence: { en: 'o stands for 0', fr: 'o vaut 0' },
      confidence: 'high',
    },
    {
      row: 'closeAirSupport',
      column: 'units',
      seen: '__',
      used: 'combat',
      why: 'reconstructed',
      evidence: {
        en: 'the ground combat example flies it in a segment of its own; the line is lost',
        fr: 'l’exemple de combat terrestre la fait voler dans son propre segment ; la ligne est perdue',
      },
      confidence: 'low',
    },
    {
      row: 'airmobileTransport',
      column: 'units',
      seen: 'ransport aéromobile',
      used: 'helicopter',
      why: 'reconstructed',
      evidence: {
        en: 'printed in the block of all transports; only helicopters can do it',
        fr: 'imprimé dans le bloc de tous les transports ; seuls les hélicoptères le peuvent',
      },
      confidence: 'medium',
    },
  ],
});
