import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { type Engine, engines, freshDatabase } from '@hongyan/testing/fresh-database'
import { startPostgres } from '@hongyan/testing/postgres-process'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { root } from '../tools/steps/steps.ts'
import { startTarget, stopTarget, type Target } from './load/target.ts'
import { startSite } from './site-target.ts'

type Row = Readonly<Record<string, string | number>>

/** Measures on SQLite, then on a Postgres that waits for the disk, and prints a line for each. */
export async function onBothDatabases(
  measure: (engine: Engine, postgresUrl: string) => Promise<Row>,
): Promise<{ readonly rows: readonly Row[] }> {
  const postgres = await startPostgres({ durable: true })
  const rows: Row[] = []
  for (const engine of engines) rows.push(await measure(engine, postgres.url))
  await postgres.stop()
  console.table(rows)
  return { rows }
}

/** A site and a bare Fastify that keeps one row for each post to `path`, each with a database of its own on the disk. */
export async function startBesideOneRow(
  what: string,
  {
    engine,
    postgresUrl,
    path,
  }: { readonly engine: Engine; readonly postgresUrl: string; readonly path: string },
  options: { readonly settings: Readonly<Record<string, string>>; readonly limits?: readonly string[] },
): Promise<{
  readonly site: Target
  readonly bare: Target
  /** The site's. */
  readonly database: string
  readonly stop: () => Promise<void>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const onDisk = () => freshDatabase(engine, postgresUrl, { onDisk: true })
  const [own, other] = [await onDisk(), await onDisk()]
  const site = await startSite(`${what} on ${engine}`, await freePort(), folder, {
    ...options,
    database: own.url,
    settings: { ...options.settings, ...(engine === 'postgres' ? sharedKeys(folder) : {}) },
  })
  const port = await freePort()
  const program = [process.execPath, join(root, 'bench/load/bare-insert.ts'), String(port), other.url, path]
  const bare = await startTarget(`one row on ${engine}`, port, program)
  return {
    site,
    bare,
    database: own.url,
    stop: async () => {
      for (const target of [site, bare]) await stopTarget(target)
      for (const database of [own, other]) await database.drop()
    },
  }
}
