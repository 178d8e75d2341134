import { connectRaw, type RawClient, requestText } from './raw-client.ts'
import type { SiteProcess } from './site-process.ts'

/** Clients that have begun a body and go on with a byte a second. */
export type SlowBodies = {
  /** How many connections are still open. */
  readonly open: () => number
  /** How long each closed connection was open, ms. */
  readonly times: () => readonly number[]
  /** Status that each got, 0 for none. */
  readonly statuses: () => { readonly fromMany: readonly number[]; readonly fromOne: readonly number[] }
}

/** Begins `count` bodies from a hundred addresses and as many from one. */
export async function dripBodies(site: SiteProcess, count: number): Promise<SlowBodies> {
  const each = Array.from({ length: count }, (_, at) => at)
  const fromMany = await Promise.all(each.map((at) => drip(site, `127.0.1.${1 + (at % 100)}`)))
  const fromOne = await Promise.all(each.map(() => drip(site, '127.0.2.1')))
  const times: number[] = []
  for (const client of [...fromMany, ...fromOne]) void client.closed.then((ms) => times.push(ms))
  const statusOf = (client: RawClient): number => Number(client.received().slice(9, 12))
  return {
    open: () => 2 * count - times.length,
    times: () => times,
    statuses: () => ({ fromMany: fromMany.map(statusOf), fromOne: fromOne.map(statusOf) }),
  }
}

async function drip(site: SiteProcess, clientIp: string): Promise<RawClient> {
  const client = await connectRaw(site.port, clientIp)
  const headers = { origin: site.origin, 'content-type': 'application/json', 'content-length': '1000' }
  client.send(requestText('POST', '/site/getGeo', headers))
  const timer = setInterval(() => client.send(' '), 1000)
  void client.closed.then(() => clearInterval(timer))
  return client
}
