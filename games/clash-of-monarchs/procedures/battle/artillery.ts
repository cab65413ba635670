/** 15.3-7 Field artillery steps lost: a gun is flipped, or a reduced one destroyed. */
import { askWords, choice, explained, type Step } from '@grognard/kernel';
import type { Force } from '../../force.ts';
import { ask, words } from '../../text/kit.ts';
import type { Side, Troop } from '../../vocabulary.ts';
import type { GunLoss } from './result.ts';

const GUN = ask('15.3-7', 'battle.ask.gun');

/** One step at a time; asked only where guns of different state or nation stand to be chosen from. */
export function loseGuns<T>(
  force: Force,
  side: Side,
  steps: number,
  lost: readonly GunLoss[],
  then: (lost: readonly GunLoss[]) => Step<T>,
): Step<T> {
  const options = candidates(force, lost);
  const [only, another] = options;
  if (steps === 0 || only === undefined) return then(lost);
  const go = (loss: GunLoss): Step<T> =>
    explained(
      () => [{ rule: '15.3-7', title: askWords(GUN), outcome: words('battle.ask.gun.option', { option: idOf(loss) }) }],
      loseGuns(force, side, steps - 1, [...lost, loss], then),
    );
  if (another === undefined) return go(only);
  return choice(GUN, side, options.map(idOf), (option) => go(options.find((each) => idOf(each) === option) ?? only));
}

/** The name of an option: `flip-AU`, `destroy-AU`. */
const idOf = ({ nation, loss }: GunLoss): string => `${loss === 'flipped' ? 'flip' : 'destroy'}-${nation}`;

function candidates({ troops }: Force, lost: readonly GunLoss[]): readonly GunLoss[] {
  const times = (nation: Troop, loss: GunLoss['loss']): number =>
    lost.filter((each) => each.nation === nation && each.loss === loss).length;
  const standing = troops.map(({ nation, guns, gunsReduced }) => {
    const [flipped, destroyed] = [times(nation, 'flipped'), times(nation, 'destroyed')];
    return { nation, full: guns - gunsReduced - flipped, reduced: gunsReduced + flipped - destroyed };
  });
  return [
    ...standing.filter(({ full }) => full > 0).map(({ nation }): GunLoss => ({ nation, loss: 'flipped' })),
    ...standing.filter(({ reduced }) => reduced > 0).map(({ nation }): GunLoss => ({ nation, loss: 'destroyed' })),
  ];
}
