import { randomBytes } from 'node:crypto'
import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { sql } from 'kysely'
import { folderOnDisk, temporaryFolder } from './temporary-folder.ts'

export type Engine = 'sqlite' | 'postgres'
export const engines: readonly Engine[] = ['sqlite', 'postgres']

/** An empty database of its own, without tables; `drop` removes it once every connection is closed. */
export type FreshDatabase = { readonly url: string; drop(): Promise<void> }

/**
 * Makes an empty database: a file in a temporary folder, or a database in the server at `postgresUrl`. With `like` it
 * is a copy of that one, which nobody may have open: a file, or a database of the same server. `onDisk` is for whoever
 * measures what a write costs: where the file is in memory, nothing is waited for.
 */
export async function freshDatabase(
  engine: Engine,
  postgresUrl: string,
  { like, onDisk = false }: { readonly like?: string | undefined; readonly onDisk?: boolean } = {},
): Promise<FreshDatabase> {
  if (engine === 'sqlite') {
    const folder = onDisk ? folderOnDisk('sqlite') : temporaryFolder('sqlite')
    const file = join(folder, 'test.db')
    if (like !== undefined) copyFileSync(like, file)
    return { url: `file:${file}`, drop: async () => rmSync(folder, { recursive: true, force: true }) }
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(postgresUrl, `create database ${name}${like === undefined ? '' : ` template ${like}`}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(postgresUrl, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const server = await openDatabase({ url, poolSize: 1, statementMs: 60_000 })
  try {
    await sql.raw(statement).execute(server.query)
  } finally {
    await server.close()
  }
}
