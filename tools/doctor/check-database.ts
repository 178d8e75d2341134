import { type Db, openDatabase, planMigration, readKeyFingerprints } from '@hongyan/db'
import { listStuck } from '@hongyan/domain/outbox/list-stuck'
import { sql } from 'kysely'
import type { Config } from '../../apps/site/server/config.ts'
import { keyFingerprints } from '../../apps/site/server/operations/known-keys.ts'
import { databaseName, databaseProblem } from '../../apps/site/server/operations/open-site-database.ts'
import { readSecrets } from '../../apps/site/server/operations/secrets.ts'
import { StartProblem } from '../../apps/site/server/settings/start-problem.ts'
import { passingContext } from '../seed/tool-context.ts'
import { type CheckResult, fine, look, wrong } from './check-result.ts'

/** Largest difference between our clock and that of the database that nobody notices, ms. */
const clockMs = 2000
/** A message that was not taken for so long is late, ms. */
const lateMessageMs = 600_000

/** The database, its tables, its clock and the keys it was filled under. Nothing is changed, and no file made. */
export async function checkDatabase(config: Config): Promise<CheckResult[]> {
  const { DATABASE_URL: url } = config
  try {
    const { missing, unknown } = await planMigration(url)
    if (missing.length > 0 && unknown.length === 0 && missing[0]?.startsWith('0001'))
      return [fine('database', `${databaseName(url)} has no tables yet; the first start makes them`)]
    const tables =
      missing.length > 0
        ? look('tables', `lack ${missing.join(', ')}; the next start applies them, or npm run migrate`)
        : unknown.length > 0
          ? look('tables', `a newer build has applied ${unknown.join(', ')}`)
          : fine('tables', 'are those of this build')
    const db = await openDatabase({ url, poolSize: 1 })
    try {
      const began = performance.now()
      await db.ping()
      const ms = Math.round(performance.now() - began)
      await db.keepProbe()
      const named = `${databaseName(url)} answers in ${ms} ms and keeps what it is given`
      return [
        fine('database', named),
        tables,
        ...(await clockOf(db)),
        ...(await keysOf(config, db)),
        ...(missing.length > 0 ? [] : [await queueOf(db)]),
      ]
    } finally {
      await db.close()
    }
  } catch (error) {
    const problem = databaseProblem(url, error)
    const says = problem instanceof StartProblem ? problem.lines.join('; ') : String(problem)
    return [wrong('database', says)]
  }
}

async function queueOf(db: Db): Promise<CheckResult> {
  const stuck = await listStuck(await passingContext(db, 'doctor'), { lateMs: lateMessageMs })
  if (stuck.length === 0) return fine('messages', 'none is late or parked')
  return look('messages', `${stuck.length} late or parked; npm run outbox lists them`)
}

async function clockOf(db: Db): Promise<CheckResult[]> {
  if (db.engine === 'sqlite') return []
  const before = Date.now()
  const { rows } = await sql<{
    ms: string
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db.query)
  const apart = Math.round((before + Date.now()) / 2 - Number(rows[0]?.ms))
  if (Math.abs(apart) <= clockMs) return [fine('clock', `agrees with that of the database (${apart} ms)`)]
  return [wrong('clock', `is ${apart} ms from that of the database; set both by NTP`)]
}

async function keysOf(config: Config, db: Db): Promise<CheckResult[]> {
  const secrets = await readSecrets(config)
  if (secrets === null) return [look('keys', 'are not made yet; the first start makes them in DATA_DIR')]
  const noted = await readKeyFingerprints(db).catch(() => [])
  const others = keyFingerprints(secrets).filter((key) =>
    noted.some(({ name, fingerprint }) => name === key.name && fingerprint !== key.fingerprint),
  )
  if (others.length === 0) return [fine('keys', 'are those that the database was filled under')]
  const names = others.map(({ name }) => name).join(' and ')
  return [wrong('keys', `${names}: the database was filled under another; put it back, or npm run keys`)]
}
