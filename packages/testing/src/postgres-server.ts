import type { TestProject } from 'vitest/node'
import type { Engine } from './fresh-database.ts'
import { startPostgres } from './postgres-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A running Postgres; every suite makes a database of its own in it. */
    postgresUrl: string
    /** The engines that suites run on; both unless a configuration names fewer. */
    engines?: readonly Engine[]
  }
}

/** One Postgres per test run. When it cannot start the run fails: half of the suite would be silently missing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false })
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
