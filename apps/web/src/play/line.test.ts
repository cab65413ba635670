import { shelf } from '@grognard/games';
import { type Example, type Game, openExample } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { copied } from '../account/copy.ts';
import { voiceIn } from '../app/voice-in.ts';
import { asPrinted, replied, standingOf, thrown } from './line.ts';

const specimen = async (): Promise<{ game: Game; example: Example }> => {
  const game = await shelf.find(({ id }) => id === 'specimen')?.load();
  const example = game?.examples.find(({ id }) => id === '7.4-a');
  if (!game || !example) throw new Error('the specimen lost its example');
  return { game, example };
};

const opened = async () => {
  const { game, example } = await specimen();
  const made = openExample(game, example);
  if (!made.ok) throw new Error('the example is refused');
  return { game, example, opened: made.value };
};

describe('a line through a procedure', () => {
  test('the printed example is followed to its printed end', async () => {
    const { opened: start, example } = await opened();
    const standing = standingOf(asPrinted(start, example));
    expect(standing.kind === 'done' && standing.played.result).toMatchObject({ code: 'D1', defenderLosses: 1 });
  });

  test('dice are thrown up to the next decision and no further', async () => {
    const { opened: start } = await opened();
    const line = thrown({ opened: start, replies: [] }, () => 5);
    expect(line.replies).toEqual([]);
    const after = thrown(replied(line, { answers: { attacker: 'commit', defender: 'hold' } }), () => 5);
    const standing = standingOf(after);
    expect(standing.kind === 'waiting' && standing.step.kind).toBe('choice');
    expect(after.replies).toHaveLength(2);
  });

  test('a reply the rules do not allow is told, not thrown', async () => {
    const { opened: start } = await opened();
    const standing = standingOf({ opened: start, replies: [{ answers: { attacker: 'flee', defender: 'hold' } }] });
    expect(standing.kind === 'refused' && standing.refusals[0]?.code).toBe('notAnOption');
  });

  test('one line for a chat stays one line, and Markdown is escaped', async () => {
    const { game, example, opened: start } = await opened();
    const standing = standingOf(asPrinted(start, example));
    if (standing.kind !== 'done') throw new Error('the example does not end');
    const say = voiceIn('fr', game);
    expect(copied('line', game, say, 'Le *Gué*', standing.played)).toBe(
      'Le *Gué* [Attaquant : l’engager, Défenseur : la garder, d6=5, Défenseur : retraiter, d6=6] D1 : l’attaquant perd 0, le défenseur perd 1 et retraite; Défenseur : 1 pas perdu',
    );
    expect(copied('markdown', game, say, 'Le *Gué*', standing.played)).toMatch(/^### Le \\\*Gué\\\*\n/);
  });
});
