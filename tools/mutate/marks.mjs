/** Marks in every function, by which a survey of the tests learns who walks where. */
import ts from 'typescript';

/** The innermost function around a place, as its beginning; the whole file where there is none. */
export function placeOf(file, text, position) {
  let place = -1;
  for (const body of bodiesIn(file, text)) if (body.from <= position && position < body.to) place = body.from;
  return `${file}:${place}`;
}

/** The text with a mark at the beginning of every function, and one for the file; `number` names each place. */
export function marked(file, text, number) {
  const insertions = [{ at: text.length, text: `\n;${mark(number(`${file}:-1`))};` }];
  for (const { from, inner, end } of bodiesIn(file, text)) {
    const set = mark(number(`${file}:${from}`));
    if (end === undefined) insertions.push({ at: inner, text: `${set};` });
    else insertions.push({ at: inner, text: `(${set},` }, { at: end, text: ')' });
  }
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((whole, { at, text: part }) => whole.slice(0, at) + part + whole.slice(at), text);
}

const mark = (number) => `(globalThis.grognardMarks??=[])[${number}]=1`;

/** Outer functions come before the inner ones. */
function bodiesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const bodies = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const [from, to] = [node.getStart(source), node.getEnd()];
      if (ts.isBlock(node.body)) bodies.push({ from, to, inner: node.body.getStart(source) + 1 });
      else bodies.push({ from, to, inner: node.body.getStart(source), end: node.body.getEnd() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return bodies;
}
