/** What was made of an object, kept as long as the object itself. */

/** Asked twice about the same object under the same key, the answer is made once; what is no object is not kept. */
export function remembered<Key extends object, Answer>(): (key: Key, about: unknown, make: () => Answer) => Answer {
  const kept = new WeakMap<object, WeakMap<Key, Answer>>();
  return (key, about, make) => {
    if (typeof about !== 'object' || about === null) return make();
    let answers = kept.get(about);
    if (answers === undefined) {
      answers = new WeakMap();
      kept.set(about, answers);
    }
    let answer = answers.get(key);
    if (answer === undefined) {
      answer = make();
      answers.set(key, answer);
    }
    return answer;
  };
}
