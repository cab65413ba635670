/** How the tables came to be. The same steps serve SQLite and PostgreSQL; a step once released is never changed. */
import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from './schema.ts';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('campaigns')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('observer', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('invitation', 'text', (column) => column.notNull())
      .addColumn('token', 'text')
      .addPrimaryKeyConstraint('seats_key', ['campaign', 'seat'])
      .execute();
    await db.schema
      .createTable('lines')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('time', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lines_key', ['campaign', 'sequence'])
      .execute();
    await db.schema
      .createTable('keys')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('keys_key', ['campaign', 'seat', 'key'])
      .execute();
    await db.schema
      .createTable('seeds')
      .addColumn('campaign', 'text', (column) => column.notNull().references('campaigns.id'))
      .addColumn('epoch', 'integer', (column) => column.notNull())
      .addColumn('seed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seeds_key', ['campaign', 'epoch'])
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['seeds', 'keys', 'lines', 'seats', 'campaigns']) await db.schema.dropTable(table).execute();
  },
};

/** Seeds follow from one secret of each campaign, spent ones are gone; seats say whether they were heard since a restore. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('campaigns')
      .addColumn('secret', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('seats')
      .addColumn('heard', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.dropTable('seeds').execute();
    await db.schema
      .createTable('probes')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('time', 'text', (column) => column.notNull())
      .execute();
  },
};

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '2026-11-15-first': first,
  '2026-11-16-second': second,
};

/** Brings the tables up to date; a step that fails leaves them as they were. */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
