/** Formation effects chart: what it costs to change formation. */
import type { AegeanBook } from '../book.ts';
import type { Formation } from '../vocabulary.ts';

/** Points out of the old and into the new; note 4: a pursuer leaves deliberate assault for movement to contact free. */
export function changeCost(
  from: Formation,
  to: Formation,
  pursuit: boolean,
  book: AegeanBook,
): readonly [out: number, into: number] {
  const { cell } = book.tables['formation-effects'];
  const out = Number(cell(from, 'out'));
  const into = Number(cell(to, 'in'));
  if (!pursuit || from !== 'DA' || to !== 'MC') return [out, into];
  return book.rulings.pursuitFromAssault === 'wholeChange' ? [0, 0] : [0, into];
}
