/** Writes notes into a campaign without end, and says so after each: a victim for `kill -9`. */
import { changeCampaign } from '../campaign/file.ts';
import { Desk } from '../desk.ts';
import { surroundingsOf } from '../surroundings.ts';

const desk = new Desk(surroundingsOf(process), 'en', true);
const path = process.argv[2] ?? '';
for (let count = 0; ; count += 1) {
  await changeCampaign(desk, path, async () => ({ kind: 'noted', text: `note ${count} of ${process.pid}` }));
  desk.print(String(count));
}
