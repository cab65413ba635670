/** Every export of every package says what it is: whoever adds one without a word is told so. */
import { doors, untold } from './exports.ts';

const all = doors();
const silent = untold(all);
for (const each of silent) console.error(`${each}: say in one line what it is`);
if (silent.length > 0) process.exit(1);
const names = new Set(all.flatMap(({ exported }) => exported.map(({ name, source }) => `${source} ${name}`)));
console.log(`${names.size} exports of ${all.length} doors say what they are.`);
