/** Opening a procedure at the table: by a line, or question by question. */
import { type Opened, openIn, procedureOf } from '@grognard/kernel';
import { isTaken } from '@grognard/kernel/fair';
import { exampleOf } from '../arguments/example.ts';
import { parseJson } from '../arguments/json.ts';
import { firstOf } from '../arguments/value.ts';
import type { Dialogue } from '../dialogue.ts';
import { accepted, Back, Quit, UsageFault } from '../faults.ts';
import { forecastFor } from '../forecast/forecast.ts';
import { openForecast, printBriefly } from '../layout/briefly.ts';
import { inCampaign } from '../session/asking.ts';
import { answered, taken } from '../session/opening.ts';
import type { Option } from '../session/prompter.ts';
import type { RemoteCampaign } from './campaign.ts';

type Roles = Readonly<Record<string, string>>;

/** `open PROCEDURE {"input":…}` or `open PROCEDURE EXAMPLE`, with `side=seat` after it; what is left out is asked. */
export async function beginTyped(remote: RemoteCampaign, rest: string): Promise<void> {
  const { shared, dialogue } = remote;
  const [id, more] = firstOf(rest);
  const [written, after] = isRole(firstOf(more)[0]) ? ['', more] : firstOf(more);
  const roles = rolesOf(after);
  if (written === '') {
    if (!dialogue.asks) throw new UsageFault('actIncomplete', { act: 'open PROCEDURE INPUT' });
    return beginAsked(remote, id, roles);
  }
  accepted(procedureOf(shared.game, id));
  const input = written.startsWith('{') ? parseJson(written, 'open') : exampleOf(shared.game, id, written).input;
  await begin(remote, accepted(openIn(shared.campaign, id, input)), roles);
}

const isRole = (word: string): boolean => /^[\w-]+=[\w-]+$/.test(word);

function rolesOf(text: string): Roles {
  const words = text.split(/\s+/).filter(Boolean);
  const stray = words.find((word) => !isRole(word));
  if (stray !== undefined) throw new UsageFault('notAPair', { option: 'open', received: stray });
  return Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
}

async function begin({ companion }: RemoteCampaign, { procedure, input }: Opened, roles: Roles): Promise<void> {
  await companion.act({ kind: 'began', procedure: procedure.id, input, roles });
}

/** Which chart, which situation, the odds, who answers for whom; turning back at any question opens nothing. */
async function beginAsked(remote: RemoteCampaign, named: string, given: Roles): Promise<void> {
  try {
    const made = await remote.aside(async () => {
      const opened = await situationAsked(remote, named || (await chartAsked(remote)));
      printBriefly(remote.dialogue, opened, await openForecast(remote.dialogue, opened));
      const roles = { ...(await rolesAsked(remote, opened, given)), ...given };
      const prompter = await remote.dialogue.prompter();
      return (await prompter.yes(remote.dialogue.say('cli.remote.open'), true)) ? { opened, roles } : undefined;
    });
    if (made) await begin(remote, made.opened, made.roles);
  } catch (error) {
    if (!(error instanceof Quit || error instanceof Back)) throw error;
  }
}

async function chartAsked({ dialogue, shared }: RemoteCampaign): Promise<string> {
  const prompter = await dialogue.prompter();
  const options = Object.keys(shared.game.procedures).map((value) => ({
    value,
    label: dialogue.say(`procedure.${value}`),
  }));
  return prompter.pick(dialogue.say('cli.guide.chart'), options);
}

const OWN = ' own';

async function situationAsked({ dialogue, shared }: RemoteCampaign, id: string): Promise<Opened> {
  const { game, campaign } = shared;
  const procedure = accepted(procedureOf(game, id));
  const prompter = await dialogue.prompter();
  const presets = game.examples.filter((each) => each.procedure === id && each.preset && !each.refused);
  const options: Option[] = [
    ...presets.map(({ id: value, title }) => ({ value, label: dialogue.say.read(title) })),
    { value: OWN, label: dialogue.say('cli.guide.own') },
  ];
  const chosen = presets.length > 0 ? await prompter.pick(dialogue.say('cli.guide.preset'), options) : OWN;
  const preset = presets.find((each) => each.id === chosen);
  const asking = inCampaign(campaign.name, { campaign, game }, procedure);
  return (await (preset ? taken(dialogue, asking, preset.input) : answered(dialogue, asking))).opened;
}

const WHOEVER = ' whoever';

/** Where the sides of a procedure are not the seats of the campaign, somebody must answer for each. */
async function rolesAsked({ dialogue, shared }: RemoteCampaign, opened: Opened, given: Roles): Promise<Roles> {
  const { say } = dialogue;
  const prompter = await dialogue.prompter();
  const roles: Record<string, string> = {};
  for (const side of await sidesOf(dialogue, opened)) {
    if (shared.seats.includes(side) || Object.hasOwn(given, side)) continue;
    const free = shared.seats.filter(
      (seat) => isTaken(shared, seat) && ![...Object.values(given), ...Object.values(roles)].includes(seat),
    );
    const options = [
      ...free.map((value) => ({ value, label: say(`side.${value}`) })),
      { value: WHOEVER, label: say('cli.remote.whoever') },
    ];
    const seat = await prompter.pick(say('cli.remote.whoAnswers', { side: say(`side.${side}`) }), options);
    if (seat !== WHOEVER) roles[side] = seat;
  }
  return roles;
}

/** The sides that have something to decide, in the game's own order. */
async function sidesOf(dialogue: Dialogue, opened: Opened): Promise<readonly string[]> {
  const { decisions = [] } = await forecastFor(dialogue, opened, { decisions: true });
  return opened.game.sides.filter((side) => decisions.some((each) => each.side === side));
}
