/** A checkpoint known by one string: a record is a dear key, and a battle has thousands of them. */
import { checkpoint, type Plain, type Step } from '@grognard/kernel';

/** Equal texts are equal states, whichever of them goes on; a state must always be built with its fields in the same order. */
export const packed = <T, S extends Plain>(name: string, state: S, then: (state: S) => Step<T>): Step<T> =>
  checkpoint(name, JSON.stringify(state), () => then(state));
