/** A shared table laid by hand, and somebody who sits there: what he does is written down instead of being sent. */
import { game as specimen } from '@grognard/games/specimen';
import { beginCampaign, fold, openIn, Refused } from '@grognard/kernel';
import type { Shared } from '@grognard/kernel/fair';
import { Dialogue } from '../dialogue.ts';
import { accepted } from '../faults.ts';
import type { RemoteCampaign } from '../remote/campaign.ts';
import { paper, type Scripted, scripted } from './paper.ts';

export const opening = accepted(beginCampaign(specimen, 'War', {}));
export const campaign = accepted(fold(specimen, [opening]));

/** A table with so many seats taken; what is open, and what else, as a test says. */
export const table = (facts: object = {}, taken: readonly string[] = ['attacker', 'defender']): Shared =>
  ({
    game: specimen,
    id: 'ab'.repeat(16),
    seats: ['attacker', 'defender'],
    length: 3,
    campaign,
    origins: [],
    seated: Object.fromEntries(taken.map((seat) => [seat, { pledge: 'p' }])),
    epoch: { thrown: [] },
    ...facts,
  }) as unknown as Shared;

export const opened = accepted(openIn(campaign, 'assault', { attack: 12, defence: 4 }));
const reserves = { rule: '7.2', text: 'assault.ask.reserves' };
const HOLDING = ['hold', 'commit'];
export const together = { kind: 'together', ask: reserves, asks: { attacker: HOLDING, defender: HOLDING } };
export const choice = (options: readonly string[] = ['stand', 'retreat']) => ({
  kind: 'choice',
  ask: { rule: '7.5', text: 'assault.ask.retreat' },
  side: 'defender',
  options,
});
export const open = (step: object, facts: object = {}) => ({
  open: {
    line: 3,
    opened,
    step,
    entries: [],
    seals: {},
    unsealed: {},
    roles: { attacker: 'attacker', defender: 'defender' },
    ...facts,
  },
});
export const BOTH = ['attacker', 'defender'];

/** Somebody at the table who answers so. */
export async function seated(
  answers: readonly Scripted[],
  { shared = table(), seat = 'attacker' as string | undefined, terminal = true, game = 'specimen', facts = {} } = {},
) {
  const around = paper({ width: 120, terminal });
  const script = scripted(answers);
  const dialogue = new Dialogue(around, 'en', false, script);
  await dialogue.game(game);
  const [acts, shown] = [[] as unknown[], [] as unknown[]];
  const remote = {
    dialogue,
    shared,
    seat,
    here: BOTH,
    story: { told: [] },
    companion: {
      act: async (act: unknown) => {
        acts.push(typeof act === 'function' ? act(shared) : act);
      },
      seal: async (side: string, option: string) => {
        acts.push({ kind: 'sealed', side, option });
      },
    },
    aside: (work: () => Promise<unknown>) => work(),
    show: (data: unknown, inWords: () => void) => {
      shown.push(data);
      dialogue.answer(data, inWords);
    },
    tellMoves: () => dialogue.print('(moves)'),
    ready: async (find: (at: Shared) => unknown, otherwise: (at: Shared) => unknown) => {
      const found = find(shared);
      if (found === undefined) throw new Refused([otherwise(shared) as never]);
      return found;
    },
    ...facts,
  } as unknown as RemoteCampaign;
  const questions = () => script.asked.map((question, place) => [question, ...(script.offered[place] ?? [])]);
  return { remote, acts, shown, questions, printed: () => around.printed(), warned: () => around.warned() };
}
