/** Writes notes into a campaign without end, and says so after each: a victim for `kill -9`. */
import { changeCampaign } from '../campaign/file.ts';
import { Dialogue } from '../dialogue.ts';
import { surroundingsOf } from '../surroundings.ts';

const dialogue = new Dialogue(surroundingsOf(process), 'en', true);
const path = process.argv[2] ?? '';
for (let count = 0; ; count += 1) {
  await changeCampaign(dialogue, path, async () => ({ kind: 'noted', text: `note ${count} of ${process.pid}` }));
  dialogue.print(String(count));
}
