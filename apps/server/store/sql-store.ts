/** The queries that both databases share; each appends in its own quickest way. */
import { Refused } from '@grognard/kernel';
import type { Kysely, Transaction } from 'kysely';
import { PARTS, RETIRED, TABLES, type Tables } from './schema.ts';
import type { BackupRow, Earlier, NewCampaign, StoredCampaign, StoredLine } from './store.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export async function insertCampaign(db: Db, campaign: NewCampaign, created: string): Promise<boolean> {
  const { id, game, digest, observer, secret, invitations, line } = campaign;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('campaigns')
    .values({ id, game, digest, observer, secret, created })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('seats')
    .values(invitations.map(({ seat, invitation }) => ({ campaign: id, seat, invitation, token: null, heard: 1 })))
    .execute();
  await db.insertInto('lines').values({ campaign: id, sequence: 0, text: line, time: created }).execute();
  return true;
}

export async function findCampaign(db: Db, id: string): Promise<StoredCampaign | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['id', 'game', 'digest', 'observer', 'secret'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!campaign) return undefined;
  const seats = await db
    .selectFrom('seats')
    .select(['seat', 'invitation', 'token', 'heard'])
    .where('campaign', '=', id)
    .orderBy('seat')
    .execute();
  return { ...campaign, seats };
}

export const readLines = (db: Db, campaign: string, from: number, most: number): Promise<readonly StoredLine[]> =>
  db
    .selectFrom('lines')
    .select(['sequence', 'text', 'time'])
    .where('campaign', '=', campaign)
    .where('sequence', '>=', from)
    .orderBy('sequence')
    .limit(most)
    .execute();

/** Changes one seat of a campaign. */
export async function changeSeat(
  db: Db,
  campaign: string,
  seat: string,
  change: Partial<Pick<Tables['seats'], 'heard' | 'token'>>,
): Promise<void> {
  await db.updateTable('seats').set(change).where('campaign', '=', campaign).where('seat', '=', seat).execute();
}

export async function unhearSeats(db: Db, campaign: string, but: readonly string[]): Promise<void> {
  const seats = db.updateTable('seats').set({ heard: 0 }).where('campaign', '=', campaign);
  await (but.length > 0 ? seats.where('seat', 'not in', but) : seats).execute();
}

/** One row, written anew each time. */
export async function writeProbe(db: Db, time: string): Promise<void> {
  await db
    .insertInto('probes')
    .values({ id: 0, time })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ time }))
    .execute();
}

export const readEarlier = (db: Db, campaign: string, seat: string, key: string): Promise<Earlier | undefined> =>
  db
    .selectFrom('keys')
    .select(['digest', 'sequence'])
    .where('campaign', '=', campaign)
    .where('seat', '=', seat)
    .where('key', '=', key)
    .executeTakeFirst();

/** Campaigns read at once for a backup. */
const PIECE = 200;

/** Every campaign with all its rows, one after the other. The transaction shows one moment. */
export async function* backupRows(db: Transaction<Tables>): AsyncGenerator<BackupRow> {
  for (let after = ''; ; ) {
    const campaigns = await db
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute();
    for (const row of campaigns) {
      yield { table: 'campaigns', row };
      for (const table of PARTS) {
        const rows = await db.selectFrom(table).selectAll().where('campaign', '=', row.id).execute();
        for (const part of rows) yield { table, row: part };
      }
    }
    const last = campaigns.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Fills an empty database from a backup, in one transaction. What was done since then only the players' devices know. */
export async function restoreRows(db: Transaction<Tables>, rows: AsyncIterable<BackupRow>): Promise<number> {
  const held = await db.selectFrom('campaigns').select('id').limit(1).executeTakeFirst();
  if (held) throw new Refused([{ code: 'databaseNotEmpty', at: '' }]);
  let count = 0;
  for await (const { table, row } of rows) {
    if (RETIRED.includes(table)) continue;
    const known = TABLES.find((name) => name === table);
    if (!known) throw new Error(`the backup has a table "${table}" that this version does not know`);
    await db
      .insertInto(known)
      .values({ ...row, ...(known === 'seats' && { heard: 0 }) } as never)
      .execute();
    count += 1;
  }
  return count;
}
