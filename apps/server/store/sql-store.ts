/** The queries that both databases share; each appends in its own quickest way. */
import type { Kysely, Transaction } from 'kysely';
import { PARTS, TABLES, type Tables } from './schema.ts';
import type { BackupRow, Earlier, NewCampaign, StoredCampaign, StoredLine } from './store.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export async function insertCampaign(db: Db, campaign: NewCampaign, created: string): Promise<boolean> {
  const { id, game, digest, observer, invitations, line, seed } = campaign;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('campaigns')
    .values({ id, game, digest, observer, created })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('seats')
    .values(invitations.map(({ seat, invitation }) => ({ campaign: id, seat, invitation, token: null })))
    .execute();
  await db.insertInto('lines').values({ campaign: id, sequence: 0, text: line, time: created }).execute();
  await db.insertInto('seeds').values({ campaign: id, epoch: 0, seed }).execute();
  return true;
}

export async function findCampaign(db: Db, id: string): Promise<StoredCampaign | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['id', 'game', 'digest', 'observer'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!campaign) return undefined;
  const seats = await db
    .selectFrom('seats')
    .select(['seat', 'invitation', 'token'])
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

export const readSeed = async (db: Db, campaign: string, epoch: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('seeds')
      .select('seed')
      .where('campaign', '=', campaign)
      .where('epoch', '=', epoch)
      .executeTakeFirst()
  )?.seed;

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

/** Fills an empty database from a backup, in one transaction. */
export async function restoreRows(db: Transaction<Tables>, rows: AsyncIterable<BackupRow>): Promise<number> {
  const held = await db.selectFrom('campaigns').select('id').limit(1).executeTakeFirst();
  if (held) throw new Error('this database holds campaigns already; restore into an empty one');
  let count = 0;
  for await (const { table, row } of rows) {
    const known = TABLES.find((name) => name === table);
    if (!known) throw new Error(`the backup has a table "${table}" that this version does not know`);
    await db
      .insertInto(known)
      .values(row as never)
      .execute();
    count += 1;
  }
  return count;
}
