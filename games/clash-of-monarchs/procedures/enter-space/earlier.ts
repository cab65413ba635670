/** 12.10 An entry as version 1 took it: forces named beside them. */
import { namedForce } from '../../force.ts';

type Given = Readonly<Record<string, unknown>>;

export const earlierEntry = ({ attackerForce, defenderForce, joinedForce, ...rest }: Given): Given => ({
  ...rest,
  ...(attackerForce !== undefined && { attacker: namedForce(rest['attacker'], attackerForce) }),
  ...(defenderForce !== undefined && { defenders: namedFirst(rest['defenders'], defenderForce) }),
  ...(joinedForce !== undefined && { joined: namedFirst(rest['joined'], joinedForce) }),
});

/** A list that held one force at most; an unnamed empty one named nobody. */
const namedFirst = (forces: unknown, name: unknown): unknown =>
  Array.isArray(forces) ? forces.map((force) => namedForce(force, name)) : (forces ?? []);
