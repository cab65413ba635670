/** Two players at one keyboard: an Unconditional Surrender ground combat with sealed commitments, in a campaign. */
import { readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { built, command, freshFolder } from '../testing/command.ts';
import { hasTerminal, terminal } from '../testing/terminal.ts';

beforeAll(built);

const COMBAT = JSON.stringify({
  primary: { name: '1st Panzer', nationality: 'germany', kind: 'tank' },
  defender: { name: 'BEF', nationality: 'uk' },
  retreatHexes: [{ name: 'Dunkirk' }],
  attackerAir: [{ name: 'Luftflotte 2', nationality: 'germany', kind: 'fighter' }],
  defenderAir: [{ name: 'AASF', nationality: 'uk' }],
});

const ENTER = '\r';

describe.runIf(hasTerminal)('[step 2] sealed commitments at one keyboard', () => {
  test('neither screen, scrollback nor journal tells a choice before both are in', async () => {
    const folder = freshFolder();
    const file = `${folder}/war.jsonl`;
    expect(command(['campaign', 'new', file, 'unconditional-surrender']).status).toBe(0);
    const before = await readFile(file, 'utf8');
    const screen = terminal(['campaign', 'resolve', file, 'ground-combat', '--input', COMBAT, '--dice', '3,3']);
    await screen.until('Attacker, to the keyboard');
    screen.type(ENTER);
    await screen.until('What you type is not shown');
    const typed = screen.seen().length;
    // The third option commits the air unit.
    screen.type(`3${ENTER}`);
    await screen.until('Defender, to the keyboard');
    const between = stripVTControlCharacters(screen.seen().slice(typed));
    expect(between.split('Sealed choice')[0]?.trim()).toBe('');
    expect(await readFile(file, 'utf8')).toBe(before);
    screen.type(ENTER);
    await screen.until('What you type is not shown');
    // What the defender is shown offers his own options and says nothing of the attacker's answer.
    expect(await readFile(file, 'utf8')).toBe(before);
    screen.type(`1${ENTER}`);
    await screen.until('Written as event 1');
    expect(await screen.ended).toBe(0);
    const [, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
    const { event } = JSON.parse(lines[0] ?? '{}');
    expect(event.journal[0]).toMatchObject({ kind: 'together', answers: { attacker: 'commit+air', defender: 'hold' } });
    await rm(folder, { recursive: true });
  });
});
