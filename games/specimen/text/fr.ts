import type { Translation } from '@grognard/kernel';
import { count, le, number } from '../../words/grammar/french.ts';
import type { en } from './en.ts';
import { origins } from './fr/origins.ts';

export const fr: Translation<typeof en> = {
  ...origins,
  'side.attacker': { noun: 'attaquant', gender: 'm' },
  'side.defender': { noun: 'défenseur', gender: 'm' },
  'procedure.assault': 'Assaut',
  'assault.input': 'L’assaut',
  'assault.attack': 'Force de l’attaquant',
  'assault.defence': 'Force du défenseur',
  'assault.acrossRiver': 'L’attaque passe le gué',
  'assault.odds': 'Rapport de forces',
  'assault.odds.column': ({ attack, defence, column }) =>
    `${number(attack)} contre ${number(defence)} : colonne ${column}`,
  'assault.table': 'Résultat',
  'assault.ask.reserves': 'Engager la réserve ?',
  'assault.ask.reserves.commit': 'l’engager',
  'assault.ask.reserves.hold': 'la garder',
  'assault.ask.die': 'Dé d’assaut',
  'assault.ask.retreat': 'Subir la perte, ou retraiter ?',
  'assault.ask.retreat.stand': 'tenir et subir la perte',
  'assault.ask.retreat.retreat': 'retraiter',
  'assault.ask.pursuit': 'Dé de poursuite',
  'assault.outcome': ({ code }, say) => `${code} : ${say(`code.${code}`)}`,
  'assault.summary': ({ code, attackerLosses, defenderLosses, defenderRetreats }) =>
    `${code} : l’attaquant perd ${number(attackerLosses)}, le défenseur ${number(defenderLosses)}${defenderRetreats ? ' et retraite' : ''}`,
  'modifier.acrossRiver': 'Attaque à travers le gué',
  'modifier.attackerReserve': 'L’attaquant engage sa réserve',
  'modifier.defenderReserve': 'Le défenseur engage sa réserve',
  'code.-': 'Sans effet',
  'code.A1': 'L’attaquant perd un pas',
  'code.A2': 'L’attaquant perd deux pas',
  'code.D1': 'Le défenseur perd un pas ou retraite',
  'code.D2': 'Le défenseur perd un pas et retraite',
  'figure.attackerLosses': 'Pertes de l’attaquant',
  'figure.defenderLosses': 'Pertes du défenseur',
  'figure.lossDifference': 'Pertes du défenseur moins celles de l’attaquant',
  'effect.lost': ({ side, steps }, say) => `${le(say.noun(`side.${side}`))} perd ${count(steps, 'pas', 'pas')}`,
  'campaign.state': 'La campagne',
  'campaign.lost': 'Pas perdus',
  'ruling.fractions': 'Comment lire les fractions du rapport ?',
  'ruling.fractions.why': '7.1 est muette ; la plupart des jeux de la famille favorisent le défenseur.',
  'ruling.fractions.defender': 'en faveur du défenseur',
  'ruling.fractions.nearest': 'à la colonne la plus proche',
};
