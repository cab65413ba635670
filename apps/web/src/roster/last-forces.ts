/** The forces of a campaign's last battle, to be taken up again: as they stood, but for those that can fight no more. */
import { type Campaign, filledIn, mapFieldIn, type Plain, type Procedure, stepsTo } from '@grognard/kernel';
import { isRecord } from '../form/draft.ts';

/** Nothing where the procedure was never played in the campaign; what the campaign knows it fills in itself. */
export function lastForces(campaign: Campaign, procedure: Procedure): Plain | undefined {
  const last = campaign.standing.findLast(
    ({ event }) => event.kind === 'resolved' && event.procedure === procedure.id,
  )?.event;
  if (last?.kind !== 'resolved' || !isRecord(last.input)) return undefined;
  const { [mapFieldIn(procedure.input) ?? '']: _, ...input } = last.input as Readonly<Record<string, Plain>>;
  const { barred } = filledIn(campaign, procedure.id, input);
  const gone = new Set(barred.map(({ at }) => stepsTo(at).slice(0, 2).join('/')));
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((_each, index) => !gone.has(`${name}/${index}`)) : value,
    ]),
  );
}
