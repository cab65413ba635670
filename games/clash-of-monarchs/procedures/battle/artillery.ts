/** 15.3-7 A field artillery step lost: a gun is flipped, or a reduced one destroyed. */
import { askWords, choice, explained, type Step } from '@grognard/kernel';
import type { Force } from '../../force.ts';
import { ask, words } from '../../text/kit.ts';
import type { Side } from '../../vocabulary.ts';
import type { GunLoss } from './result.ts';

const GUN = ask('15.3-7', 'battle.ask.gun');

/** The step a `+` costs, if there is a gun to bear it; asked only where guns of different state or nation stand. */
export function loseGun<T>(
  force: Force,
  side: Side,
  steps: 0 | 1,
  then: (lost: readonly GunLoss[]) => Step<T>,
): Step<T> {
  const options = candidates(force);
  const [only, another] = options;
  if (steps === 0 || only === undefined) return then([]);
  const go = (loss: GunLoss): Step<T> =>
    explained(
      () => [{ rule: '15.3-7', title: askWords(GUN), outcome: words('battle.ask.gun.option', { option: idOf(loss) }) }],
      then([loss]),
    );
  if (another === undefined) return go(only);
  return choice(GUN, side, options.map(idOf), (option) => go(options.find((each) => idOf(each) === option) ?? only));
}

/** The name of an option: `flip-AU`, `destroy-AU`. */
const idOf = ({ nation, loss }: GunLoss): string => `${loss === 'flipped' ? 'flip' : 'destroy'}-${nation}`;

const candidates = ({ troops }: Force): readonly GunLoss[] => [
  ...troops
    .filter(({ guns, gunsReduced }) => guns > gunsReduced)
    .map(({ nation }): GunLoss => ({ nation, loss: 'flipped' })),
  ...troops.filter(({ gunsReduced }) => gunsReduced > 0).map(({ nation }): GunLoss => ({ nation, loss: 'destroyed' })),
];
