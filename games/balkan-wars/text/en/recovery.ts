/** Rally, National Rally, demoralised counters and mobilisation, in English. */
import type { Dictionary } from '@grognard/kernel';
import { and, capital, count, number, possessive, the } from '../../../words/grammar/english.ts';

type Worth = {
  readonly unit?: string;
  readonly movement?: number;
  readonly command?: number;
  readonly staff?: number;
  readonly givesSupply?: boolean;
  readonly entrenches?: boolean;
  readonly bombards?: boolean;
};
type Payment = {
  readonly country: string;
  readonly cost: number;
  readonly points: number;
  readonly own: number;
  readonly volunteers: number;
  readonly powers: number;
  readonly extra: number;
  readonly morale: number;
};

const points = (value: number): string => count(value, 'point');

export const recovery = {
  'procedure.rally': 'Rally',
  'rally.input': 'The unit that rallies',
  'rally.headquarters': 'Headquarters in reach',
  'rally.headquarters.help': 'One at most; none counts as staff 0.',
  'rally.hq': 'Headquarters',
  'rally.term.target': 'target',
  'rally.ask.morale': 'Spend a national morale point?',
  'rally.ask.die': 'Rally die',
  'rallyTarget.cadre': 'Cadre level of the unit',
  'rallyTarget.staff': 'Staff level of the headquarters',
  'rallyTarget.morale': 'One national morale point spent',
  'rallyTargetName.cadre': 'Cadre',
  'rallyTargetName.staff': 'Staff',
  'rallyTargetName.morale': 'Morale',
  'rallyExtreme.alwaysRallies': 'Always a success',
  'rallyExtreme.neverRallies': 'Always a failure',
  'rally.headline': ({ face, target, by }: { face: number; target: number; by: string }) => {
    if (by === 'alwaysRallies') return `a ${number(face)} is always a success`;
    if (by === 'neverRallies') return `a ${number(face)} is always a failure`;
    return `${number(face)} against a target of ${number(target)}`;
  },
  'rally.summary': ({ unit, rallies }: { unit: string; rallies: boolean }) =>
    `${unit} ${rallies ? 'rallies' : 'stays demoralised'}`,
  'rally.rallies': 'the unit rallies',
  'rally.fails': 'the unit stays demoralised',
  'rally.fate.rallies': 'in good order',
  'rally.fate.fails': (_: { type: string }) => 'stays demoralised',
  'figure.rallied': 'Units rallied',
  'figure.moraleSpent': 'Morale points spent',

  'procedure.national-rally': 'National Rally',
  'nationalRally.input': 'The country that rallies',
  'nationalRally.permitted': 'The rules allow a National Rally now',
  'nationalRally.permitted.help': 'When it may be tried is not in the aid: look it up in the rulebook.',
  'nationalRally.ask.die': 'National Rally die',
  'nationalRally.read': ({ country, morale }: { country: string; morale: number }, say) =>
    `${capital(possessive(say.noun(`nation.${country}`)))} national morale is now ${number(morale)}`,
  'nationalRally.morale': ({ morale }: { morale: number }) => `national morale becomes ${number(morale)}`,
  'nationalRally.headline': ({ morale }: { morale: number }) => `the die is the new morale: ${number(morale)}`,
  'figure.morale': 'New national morale',

  'procedure.demoralisation': 'Demoralised counter',
  'demoralisation.input': 'The counter',
  'demoralisation.read': 'Effects of demoralisation',
  'demoralisation.summary': ({ unit, movement, command, staff, givesSupply, entrenches, bombards }: Worth) => {
    const may = (can: boolean | undefined, yes: string, no: string): readonly string[] =>
      can === undefined ? [] : [can ? yes : no];
    const told = [
      ...(movement === undefined ? [] : [`movement ${number(movement)}`]),
      ...(command === undefined ? [] : [`command ${number(command)}`]),
      ...(staff === undefined ? [] : [`staff ${number(staff)}`]),
      ...may(givesSupply, 'gives supply', 'gives no supply'),
      ...may(entrenches, 'builds entrenchments', 'builds no entrenchments'),
      ...may(bombards, 'counts for artillery superiority', 'does not count for artillery superiority'),
    ];
    const worth = told.length === 0 ? 'nothing that was told is affected' : told.join('; ');
    return unit === undefined ? capital(worth) : `${unit}: ${worth}`;
  },
  'demoralisation.movement': 'Movement allowance',
  'demoralisation.supplyUnits': 'Mobile supply and depots',
  'demoralisation.headquarters': 'Command and staff of a headquarters',
  'demoralisation.engineers': 'Engineers',
  'demoralisation.artillery': 'Artillery',
  'figure.movement': 'Movement allowance',

  'procedure.mobilisation': 'Mobilisation',
  'mobilisation.input': 'The mobilisation',
  'mobilisation.player': 'Who mobilises',
  'mobilisation.units': 'Units to bring in',
  'mobilisation.unit': 'Unit',
  'mobilisation.lostBefore': 'Eliminated or surrendered before',
  'mobilisation.depots': 'Friendly depots that can take a unit',
  'mobilisation.extraPoints': 'Further mobilisation points any of your countries may use',
  'mobilisation.extraPoints.help':
    'Whatever the scenario gives besides; volunteers and Great Powers have fields of their own.',
  'mobilisation.term.cost': 'cost',
  'mobilisation.term.means': 'points at hand, morale included',
  'mobilisation.ask.morale': ({ country, cost }: { country: string; cost: number }, say) =>
    `${capital(the(say.noun(`nation.${country}`)))} owes ${points(cost)}: how many does its national morale pay?`,
  'mobilisation.ask.morale.no': 'none: its units stay in the pool',
  'mobilisation.ask.morale.option': ({ option }: { option: string }) => count(Number(option), 'morale point'),
  'mobilisation.ask.shared': ({ country, left }: { country: string; left: number }, say) =>
    `${capital(the(say.noun(`nation.${country}`)))} still owes ${points(left)}: how many come from points that any country may use? Its own points pay the rest.`,
  'mobilisation.ask.shared.option': ({ option }: { option: string }) => points(Number(option)),
  'mobilisation.costs': 'Costs',
  'mobilisation.cost': ({ id, cost }: { id: string; cost: number }) => `${id}: ${points(cost)}`,
  'mobilisation.payments': 'Payment',
  'mobilisation.payment': (
    { country, cost, points: treasury, own, volunteers, powers, extra, morale }: Payment,
    say,
  ) => {
    const parts = [
      ...(treasury > 0 ? [`${number(treasury)} of its own`] : []),
      ...(own > 0 ? [`${number(own)} of its volunteers’`] : []),
      ...(volunteers > 0 ? [`${number(volunteers)} of the volunteers’`] : []),
      ...(powers > 0 ? [`${number(powers)} of the Great Powers’`] : []),
      ...(extra > 0 ? [`${number(extra)} from another source`] : []),
      ...(morale > 0 ? [`${number(morale)} of national morale`] : []),
    ];
    return `${the(say.noun(`nation.${country}`))} pays ${points(cost)}${parts.length === 0 ? '' : `: ${and(parts)}`}`;
  },
  'mobilisation.left': 'In the pool',
  'mobilisation.stays': ({ id }: { id: string }) => `${id} stays in the pool`,
  'mobilisation.fate.comes': 'comes in on a depot',
  'mobilisation.fate.stays': 'stays in the pool',
  'mobilisation.headline': ({ costs, total }: { costs: readonly number[]; total: number }) =>
    costs.length > 1 ? `${costs.map(number).join(' + ')} = ${points(total)}` : points(total),
  'mobilisation.total': ({ total }: { total: number }) => `${points(total)} in all`,
  'mobilisation.summary': ({ player, total, units }: { player: string; total: number; units: number }, say) =>
    `${capital(the(say.noun(`side.${player}`)))} brings in ${count(units, 'unit')} for ${points(total)}`,
  'figure.cost': 'Mobilisation points',
  'figure.unitsMobilised': 'Units mobilised',
  'figure.pointsSpent': 'Mobilisation points spent, morale apart',
  'cost.division': 'Division',
  'cost.engineer': 'Engineers',
  'cost.headquarters': 'Headquarters',
  'cost.others': 'All others',
  'cost.greatPowers': 'Austro-Hungarian, British and German units',
  'costOf.cadre': 'cadre level',
  'costOf.commandAndStaff': 'command level + staff level',
  'costOf.nothing': 'free, automatic',

  'moraleEvent.fortificationLost': 'Own fortification eliminated',
  'moraleEvent.constantinople': 'First capture of Constantinople',
  'moraleEvent.otherCity': 'First capture of another city',
  'spending.combat': 'Combat die',
  'spending.mobilisation': 'Mobilisation',
  'spending.rally': 'Rally',
  'spendingMost.1': '1',
  'spendingMost.noLimit': 'no limit',
  'spendingPer.combat': 'combat',
  'spendingPer.segment': 'segment',
  'spendingPer.combatUnit': 'combat unit being rallied',
} satisfies Dictionary;
