/** A folder that is made aside and put in place at once: whoever reads meanwhile reads the old one, and two who make it do not meet. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function lives(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** What was begun in the workshop by processes that were stopped is cleared away. */
function tidied(workshop: string): void {
  for (const name of readdirSync(workshop)) {
    const maker = /^made-by-(\d+)-/.exec(name)?.[1];
    if (maker !== undefined && !lives(Number(maker))) remove(join(workshop, name));
  }
}

export async function putInPlace<T>(place: string, workshop: string, make: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(workshop, { recursive: true });
  tidied(workshop);
  const folder = join(workshop, `made-by-${process.pid}-${randomUUID()}`);
  mkdirSync(folder);
  const made = await make(folder);
  remove(place);
  try {
    renameSync(folder, place);
  } catch (error) {
    // Somebody else's has come there in between: it was made of the same, and serves as well.
    if (!existsSync(place)) throw error;
    remove(folder);
  }
  return made;
}
