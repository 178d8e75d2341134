import type { Kysely, Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Db } from './database.ts'
import { migration0001 } from './migrations/0001-tracking.ts'
import { migration0002 } from './migrations/0002-counts-and-once-tokens.ts'
import { migration0003 } from './migrations/0003-page-views.ts'
import { migration0004 } from './migrations/0004-search-misses.ts'
import { migration0005 } from './migrations/0005-published-content.ts'
import { migration0006 } from './migrations/0006-enquiries.ts'
import { migration0007 } from './migrations/0007-codes.ts'
import { migration0009 } from './migrations/0009-papers-and-feedback.ts'
import { migration0011 } from './migrations/0011-branches.ts'
import { migration0014 } from './migrations/0014-item-misses.ts'
import { migration0015 } from './migrations/0015-delivery-turns.ts'
import { migration0016 } from './migrations/0016-write-probes.ts'
import { migration0020 } from './migrations/0020-content-drafts.ts'
import { migration0021 } from './migrations/0021-branches-in-hong-kong.ts'
import { migration0022 } from './migrations/0022-outbox.ts'
import { migration0023 } from './migrations/0023-audit.ts'
import { migration0024 } from './migrations/0024-accounts.ts'
import { migration0025 } from './migrations/0025-words-of-actors.ts'
import { migration0026 } from './migrations/0026-sign-ins.ts'
import { migration0027 } from './migrations/0027-phones-of-shipments.ts'
import { migration0028 } from './migrations/0028-own-shipments.ts'
import { migration0029 } from './migrations/0029-claims.ts'
import { migration0030 } from './migrations/0030-address-book.ts'
import { migration0031 } from './migrations/0031-subscriptions.ts'
import { migration0032 } from './migrations/0032-session-devices.ts'
import { migration0035 } from './migrations/0035-api-keys.ts'
import { migration0036 } from './migrations/0036-webhooks.ts'
import { migration0040 } from './migrations/0040-orders.ts'
import { migration0041 } from './migrations/0041-ended-shipments.ts'
import { migration0042 } from './migrations/0042-companies.ts'
import { migration0045 } from './migrations/0045-marks-of-webhook-secrets.ts'
import { migration0046 } from './migrations/0046-ended-drafts.ts'
import { migration0054 } from './migrations/0054-taken-sign-ins.ts'
import { migration0062 } from './migrations/0062-lanes-of-outbox.ts'
import { migration0064 } from './migrations/0064-monthly-contracts.ts'
import { migration0070 } from './migrations/0070-staff.ts'
import { migration0071 } from './migrations/0071-desk-documents.ts'
import { migration0072 } from './migrations/0072-rates.ts'
import { migration0073 } from './migrations/0073-passkeys.ts'
import { migration0074 } from './migrations/0074-withdrawn-content.ts'
import { migration0075 } from './migrations/0075-desk-releases.ts'
import { migration0076 } from './migrations/0076-desk-previews.ts'
import { migration0078 } from './migrations/0078-media.ts'
import { migration0080 } from './migrations/0080-work-of-staff.ts'
import { migration0081 } from './migrations/0081-publications.ts'
import { migration0082 } from './migrations/0082-wished-moments.ts'
import { migration0083 } from './migrations/0083-publications-renamed.ts'
import { migration0084 } from './migrations/0084-rates-taken-back.ts'
import { migration0085 } from './migrations/0085-picture-credits.ts'
import { migration0086 } from './migrations/0086-temperatures.ts'
import { migration0087 } from './migrations/0087-event-log.ts'
import { migration0089 } from './migrations/0089-key-fingerprints.ts'
import { migration0090 } from './migrations/0090-slim-scans.ts'
import { migration0091 } from './migrations/0091-people-of-shipments.ts'
import { adoptEarlierRecord, currentSchema, readRecordedSteps } from './recorded-steps.ts'
import type { Schema } from './schema.ts'
import { takeTurn } from './take-turn.ts'

/** One step forward. There is no way back: a mistake is mended by the next step. */
export type Migration = {
  readonly name: string
  up(trx: Transaction<Schema>, engine: Db['engine']): Promise<void>
}

/** Every step of this build, oldest first. */
export const migrations: readonly Migration[] = [
  migration0001,
  migration0002,
  migration0003,
  migration0004,
  migration0005,
  migration0006,
  migration0007,
  migration0009,
  migration0011,
  migration0014,
  migration0015,
  migration0016,
  migration0020,
  migration0021,
  migration0022,
  migration0023,
  migration0024,
  migration0025,
  migration0026,
  migration0027,
  migration0028,
  migration0029,
  migration0030,
  migration0031,
  migration0032,
  migration0035,
  migration0036,
  migration0040,
  migration0041,
  migration0042,
  migration0045,
  migration0046,
  migration0054,
  migration0062,
  migration0064,
  migration0070,
  migration0071,
  migration0072,
  migration0073,
  migration0074,
  migration0075,
  migration0076,
  migration0078,
  migration0080,
  migration0081,
  migration0082,
  migration0083,
  migration0084,
  migration0085,
  migration0086,
  migration0087,
  migration0089,
  migration0090,
  migration0091,
]

/**
 * Applies what is missing, all in one transaction, and records it. Processes that start together take turns:
 * the second finds nothing to do. Steps that this build does not know (a newer build ran) are left alone.
 */
export async function migrate(
  db: Db,
  steps: readonly Migration[] = migrations,
): Promise<{ applied: string[] }> {
  return db.longTransaction(async (trx) => ({ applied: await applySteps(trx, db.engine, steps) }))
}

/** Applies those of `steps` that are missing, by name, as part of a transaction, and returns their names. */
export async function applySteps(
  trx: Transaction<Schema>,
  engine: Db['engine'],
  steps: readonly Migration[],
): Promise<string[]> {
  // Before the Migrator makes its own tables: two processes that make one at the same moment would fail.
  await takeTurn(trx, engine, 'migrate')
  await adoptEarlierRecord(trx, engine)
  const { unknown } = await readMigrationState(trx, engine, steps)
  const schema = await currentSchema(trx, engine)
  const migrator = new Migrator({
    db: trx,
    provider: { getMigrations: async () => ({ ...leftAlone(unknown), ...runnable(trx, engine, steps) }) },
    // Steps that were written side by side are merged in either order.
    allowUnorderedMigrations: true,
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** How the steps of a build and those of a database differ, by name. */
export type MigrationState = {
  /** Steps of this build that the database lacks, in the order in which they would be applied. */
  readonly missing: readonly string[]
  /** Steps of a newer build that this one does not know. */
  readonly unknown: readonly string[]
}

/** Compares `steps` with what a database has been through, and changes nothing. */
export async function readMigrationState(
  query: Kysely<Schema>,
  engine: Db['engine'],
  steps: readonly Migration[] = migrations,
): Promise<MigrationState> {
  const done = (await readRecordedSteps(query, engine)) ?? []
  const known = steps.map(({ name }) => name).sort()
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  }
}

function runnable(trx: Transaction<Schema>, engine: Db['engine'], steps: readonly Migration[]) {
  return Object.fromEntries(steps.map((step) => [step.name, { up: () => step.up(trx, engine) }]))
}

/** The Migrator refuses a database with steps it was not given; given these, it finds them applied. */
function leftAlone(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { up: async () => {} }]))
}
