/** A checkpoint whose state is one string: a record is a dear key, and a battle has tens of thousands of them. */
import { checkpoint, type Plain, type Step } from '@grognard/kernel';

/** The state must always be built with its fields in the same order, or equal states would not meet. */
export const packed = <T, S extends Plain>(name: string, state: S, then: (state: S) => Step<T>): Step<T> =>
  checkpoint(name, JSON.stringify(state), (text) => then(JSON.parse(text) as S));
