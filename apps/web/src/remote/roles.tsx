/** Which seat answers for which side of a procedure, where a game's sides are not its seats. */
import { isTaken, type Shared } from '@grognard/kernel/fair';
import { useId } from 'react';
import { useRemoteSpeaker } from './use-speaker.ts';

export type RolesGiven = Readonly<Record<string, string>>;

const freeSides = ({ game, seats }: Shared): readonly string[] => game.sides.filter((side) => !seats.includes(side));

/** Whoever opens a procedure usually attacks; with one other player there is only one to defend. */
export function rolesAtFirst(shared: Shared, own: string): RolesGiven {
  const [first, second] = freeSides(shared);
  const others = shared.seats.filter((seat) => seat !== own && isTaken(shared, seat));
  const [other] = others;
  return {
    ...(first !== undefined && { [first]: own }),
    ...(second !== undefined && other !== undefined && others.length === 1 && { [second]: other }),
  };
}

interface RolesProps {
  readonly shared: Shared;
  readonly roles: RolesGiven;
  readonly change: (roles: RolesGiven) => void;
}

export function Roles({ shared, roles, change }: RolesProps) {
  const { say } = useRemoteSpeaker(shared.game);
  const id = useId();
  const sides = freeSides(shared);
  if (sides.length === 0) return null;
  const give = (side: string, seat: string): void => {
    const kept = Object.entries(roles).filter(([each, holder]) => each !== side && holder !== seat);
    change(Object.fromEntries(seat === '' ? kept : [...kept, [side, seat]]));
  };
  return (
    <fieldset className="roles">
      <legend>{say('remote.begin.roles')}</legend>
      {sides.map((side) => (
        <div key={side} className="field picker">
          <label htmlFor={`${id}${side}`}>{say(`side.${side}`)}</label>
          <select id={`${id}${side}`} value={roles[side] ?? ''} onChange={({ target }) => give(side, target.value)}>
            <option value="">{say('remote.begin.whoever')}</option>
            {shared.seats
              .filter((seat) => isTaken(shared, seat))
              .map((seat) => (
                <option key={seat} value={seat}>
                  {say(`side.${seat}`)}
                </option>
              ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
