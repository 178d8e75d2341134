import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, openDatabase } from '@hongyan/db'
import type { TestProject } from 'vitest/node'
import { type Engine, freshDatabase } from './fresh-database.ts'
import { startPostgres } from './postgres-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A running Postgres; every suite makes a database of its own in it. */
    postgresUrl: string
    /** A database with every table and no row, for `freshDatabase` to copy: a file, and a name in that Postgres. */
    migrated: Readonly<Record<Engine, string>>
    /** The engines that suites run on; both unless a configuration names fewer. */
    engines?: readonly Engine[]
  }
}

/** One Postgres per test run. When it cannot start the run fails: half of the suite would be silently missing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false })
  const folder = temporaryFolder('migrated')
  const end = async () => {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
  try {
    const sqlite = join(folder, 'migrated.db')
    const postgres = await freshDatabase('postgres', server.url)
    for (const url of [`file:${sqlite}`, postgres.url]) {
      const db = await openDatabase({ url })
      await migrate(db)
      await db.close()
    }
    project.provide('postgresUrl', server.url)
    project.provide('migrated', { sqlite, postgres: new URL(postgres.url).pathname.slice(1) })
    return end
  } catch (error) {
    await end()
    throw error
  }
}
