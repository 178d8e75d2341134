import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@hongyan/db'
import { findPatroni, type PatroniNode, startPatroni } from '@hongyan/testing/patroni-process'
import { startPostgres } from '@hongyan/testing/postgres-process'
import { sql } from 'kysely'
import { startRelay } from '../slow-relay.ts'

/** A primary, a standby that commits wait for while it is there, and two addresses that lead to whoever is that now. */
export type Databases = {
  /** Who does what follows when one of them is gone. */
  readonly by: 'Patroni' | 'hand'
  /** Ports of 127.0.0.1. */
  readonly toPrimary: number
  readonly toStandby: number
  readonly primaryUrl: () => string
  readonly endStandby: () => Promise<void>
  readonly resumeStandby: () => Promise<void>
  readonly askStandby: (statement: string) => Promise<void>
  /** The primary crashes, and the standby becomes it. */
  readonly endPrimary: () => Promise<void>
  /** The one that crashed comes back as the standby; null where nobody can make it that. */
  readonly resumePrimary: (() => Promise<void>) | null
  readonly stop: () => Promise<void>
}

const database = '/hongyan'

/** Under Patroni with the Postgres of the system where both are installed, else with what Patroni does done by hand. */
export function startDatabases(): Promise<Databases> {
  return findPatroni() === null ? byHand() : byPatroni()
}

/** What Patroni does, in its order: no commit waits for a standby that is away; the standby is promoted, then led to. */
async function byHand(): Promise<Databases> {
  const primary = await startPostgres({ durable: true })
  await ask(primary.url, `create database ${database.slice(1)}`)
  const standby = await primary.replicate()
  const [toPrimary, toStandby] = [
    await startRelay(portOf(primary.url)),
    await startRelay(portOf(standby.url)),
  ]
  const waitForStandby = async (wait: boolean): Promise<void> => {
    await ask(primary.url, `alter system set synchronous_standby_names = '${wait ? '*' : ''}'`)
    await ask(primary.url, 'select pg_reload_conf()')
  }
  await waitForStandby(true)
  let leader = primary.url
  return {
    by: 'hand',
    toPrimary: toPrimary.port,
    toStandby: toStandby.port,
    primaryUrl: () => inDatabase(leader),
    endStandby: async () => {
      await standby.crash()
      await waitForStandby(false)
    },
    resumeStandby: async () => {
      await standby.resume()
      await waitForStandby(true)
    },
    askStandby: (statement) => ask(standby.url, statement),
    endPrimary: async () => {
      await primary.crash()
      await ask(standby.url, 'select pg_promote()')
      leader = standby.url
      toPrimary.to(portOf(standby.url))
    },
    resumePrimary: null,
    stop: async () => {
      await toPrimary.stop()
      await toStandby.stop()
      await primary.stop()
    },
  }
}

/** How often the addresses ask who is the primary, as a balancer before Patroni does, ms. */
const askedEveryMs = 200

async function byPatroni(): Promise<Databases> {
  const { nodes, stop } = await startPatroni()
  let [primary, standby] = nodes
  await ask(primary.url, `create database ${database.slice(1)}`)
  const [toPrimary, toStandby] = [
    await startRelay(portOf(primary.url)),
    await startRelay(portOf(standby.url)),
  ]
  let stopped = false
  const leading = (async () => {
    for (; !stopped; await delay(askedEveryMs)) {
      const [isPrimary, isStandby] = [await standby.is('primary'), await primary.is('replica')]
      // Whoever was the standby is never led to as long as the other may still be the primary.
      if (!isPrimary) continue
      ;[primary, standby] = [standby, primary]
      toPrimary.to(portOf(primary.url))
      toStandby.to(portOf(isStandby ? standby.url : primary.url))
    }
  })()
  const comesBack = async (node: PatroniNode) => {
    node.start()
    while (!(await node.is('replica'))) await delay(askedEveryMs)
  }
  return {
    by: 'Patroni',
    toPrimary: toPrimary.port,
    toStandby: toStandby.port,
    primaryUrl: () => inDatabase(primary.url),
    endStandby: () => standby.crash(),
    resumeStandby: () => comesBack(standby),
    askStandby: (statement) => ask(standby.url, statement),
    endPrimary: async () => {
      const gone = primary
      await gone.crash()
      while (primary === gone) await delay(askedEveryMs)
    },
    resumePrimary: async () => {
      await comesBack(standby)
      toStandby.to(portOf(standby.url))
    },
    stop: async () => {
      stopped = true
      await leading
      await toPrimary.stop()
      await toStandby.stop()
      await stop()
    },
  }
}

async function ask(url: string, statement: string): Promise<void> {
  const db = await openDatabase({ url, poolSize: 1, statementMs: 60_000 })
  try {
    await sql.raw(statement).execute(db.query)
  } finally {
    await db.close()
  }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}

function inDatabase(url: string): string {
  const address = new URL(url)
  address.pathname = database
  return address.href
}
