/** Finds headings by all the words that are typed; the index is read when somebody begins to search. */
const form = document.querySelector('form[role=search]');
const input = form.querySelector('input');
const list = form.querySelector('ul');
const MOST = 20;
let index;

/** As it is typed: without accents, small, with the apostrophe of a keyboard. */
const folded = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

async function loaded() {
  index ??= fetch(form.dataset.index)
    .then((answer) => answer.json())
    .then((all) => all.map((each) => ({ ...each, title: folded(`${each.h} ${each.p}`), text: folded(each.w) })));
  return index;
}

/** A word in a heading weighs more than one beneath it. */
function weight({ title, text, h }, words) {
  let sum = 0;
  for (const word of words) {
    const inTitle = title.includes(word);
    if (!inTitle && !text.includes(word)) return 0;
    sum += inTitle ? 10 : 1;
    if (folded(h) === word || title.startsWith(word)) sum += 5;
  }
  return sum;
}

function shown(found) {
  list.replaceChildren(
    ...found.map(({ u, p, h }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = form.dataset.root + u;
      link.textContent = h || p;
      const where = document.createElement('small');
      where.textContent = h ? ` ${p}` : '';
      item.append(link, where);
      return item;
    }),
  );
  if (found.length === 0) {
    const item = document.createElement('li');
    item.textContent = form.dataset.nothing;
    list.append(item);
  }
  list.hidden = false;
}

input.addEventListener('input', async () => {
  const words = folded(input.value).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    list.hidden = true;
    return;
  }
  const all = await loaded();
  const weighed = all.map((each) => [weight(each, words), each]).filter(([sum]) => sum > 0);
  weighed.sort(([a], [b]) => b - a);
  shown(weighed.slice(0, MOST).map(([, each]) => each));
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  list.querySelector('a')?.click();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') list.hidden = true;
});
