import type { Dictionary } from '@grognard/kernel';
import { count, number, the } from '../../words/grammar/english.ts';

export const en = {
  'side.attacker': { noun: 'attacker' },
  'side.defender': { noun: 'defender' },
  'procedure.assault': 'Assault',
  'assault.input': 'The assault',
  'assault.attack': 'Attacking strength',
  'assault.defence': 'Defending strength',
  'assault.acrossRiver': 'The attack crosses the ford',
  'assault.odds': 'Odds',
  'assault.odds.column': ({ attack, defence, column }: { attack: number; defence: number; column: string }) =>
    `${number(attack)} against ${number(defence)}: column ${column}`,
  'assault.table': 'Result',
  'assault.ask.reserves': 'Commit the reserve?',
  'assault.ask.reserves.commit': 'commit it',
  'assault.ask.reserves.hold': 'hold it back',
  'assault.ask.die': 'Assault die',
  'assault.ask.retreat': 'Take the loss, or retreat?',
  'assault.ask.retreat.stand': 'stand and take the loss',
  'assault.ask.retreat.retreat': 'retreat',
  'assault.ask.pursuit': 'Pursuit die',
  'assault.outcome': ({ code }: { code: string }, say) => `${code}: ${say(`code.${code}`)}`,
  'assault.summary': ({
    code,
    attackerLosses,
    defenderLosses,
    defenderRetreats,
  }: {
    code: string;
    attackerLosses: number;
    defenderLosses: number;
    defenderRetreats: boolean;
  }) =>
    `${code}: the attacker loses ${number(attackerLosses)}, the defender ${number(defenderLosses)}${defenderRetreats ? ' and retreats' : ''}`,
  'modifier.acrossRiver': 'Attack across the ford',
  'modifier.attackerReserve': 'Attacker commits his reserve',
  'modifier.defenderReserve': 'Defender commits his reserve',
  'brief.acrossRiver': 'Ford',
  'brief.attackerReserve': 'Attacker’s reserve',
  'brief.defenderReserve': 'Defender’s reserve',
  'code.-': 'No effect',
  'code.A1': 'The attacker loses one step',
  'code.A2': 'The attacker loses two steps',
  'code.D1': 'The defender loses one step or retreats',
  'code.D2': 'The defender loses one step and retreats',
  'figure.attackerLosses': 'Attacker’s losses',
  'figure.defenderLosses': 'Defender’s losses',
  'figure.lossDifference': 'Defender’s losses less attacker’s',
  'effect.lost': ({ side, steps }: { side: string; steps: number }, say) =>
    `${the(say.noun(`side.${side}`))} loses ${count(steps, 'step')}`,
  'campaign.state': 'The campaign',
  'campaign.lost': 'Steps lost',
  'ruling.fractions': 'How are fractions of the odds read?',
  'ruling.fractions.why': '7.1 is silent; most games of the family favour the defender.',
  'ruling.fractions.defender': 'in the defender’s favour',
  'ruling.fractions.nearest': 'to the nearest column',
} satisfies Dictionary;
