import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import Database from 'better-sqlite3'
import { startRelay } from '../slow-relay.ts'
import type { Fault } from './soak-faults.ts'

/** Begins a fault; what it returns ends it. */
type BeginFault = () => Promise<() => Promise<void>>
type Faults = Partial<Readonly<Record<Fault, BeginFault>>>

/** A database to which things can be done. */
type SoakDatabase = {
  readonly url: string
  /** Its own faults and those given, to be had in turn. */
  readonly faults: (more: Faults) => readonly (readonly [Fault, BeginFault])[]
  readonly close: () => Promise<void>
}

/** A fresh database: Postgres behind a relay, or SQLite on a small disk of its own (which needs root). */
export async function openSoakDatabase(engine: Engine, postgresUrl: string): Promise<SoakDatabase> {
  return engine === 'postgres' ? relayedPostgres(postgresUrl) : sqliteOnSmallDisk()
}

const listOf = (own: Faults, more: Faults) => Object.entries({ ...own, ...more }) as [Fault, BeginFault][]

async function relayedPostgres(postgresUrl: string): Promise<SoakDatabase> {
  const fresh = await freshDatabase('postgres', postgresUrl)
  const url = new URL(fresh.url)
  const relay = await startRelay(Number(url.port))
  url.port = String(relay.port)
  const own: Faults = {
    'database gone': async () => {
      relay.cut(true)
      return async () => relay.cut(false)
    },
    'database slow': async () => {
      relay.delayBy(5000)
      return async () => relay.delayBy(0)
    },
  }
  return {
    url: url.href,
    faults: (more) => listOf(own, more),
    close: async () => {
      await relay.stop()
      await fresh.drop()
    },
  }
}

async function sqliteOnSmallDisk(): Promise<SoakDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', folder])
  const file = join(folder, 'site.db')
  const own: Faults = {
    'database gone': async () => {
      const other = new Database(file)
      other.exec('begin exclusive')
      return async () => {
        other.exec('rollback')
        other.close()
      }
    },
    'disk full': async () => {
      const filler = join(folder, 'filler')
      fillDisk(filler)
      return async () => rmSync(filler)
    },
  }
  return {
    url: `file:${file}`,
    faults: (more) => listOf(own, more),
    close: async () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes until nothing more fits. */
function fillDisk(file: string): void {
  for (let bytes = 67_108_864; bytes >= 4096; ) {
    try {
      writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      bytes /= 2
    }
  }
}
