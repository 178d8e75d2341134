import { freePort } from '@hongyan/testing/free-port'
import { afterEach, expect, test } from 'vitest'
import { limitTable } from '../apps/site/server/limits.ts'
import { builtSupervisor } from '../tools/commands/site-process.ts'
import { askSite } from './ask-site.ts'
import { connectRaw, type RawClient, requestText } from './raw-client.ts'
import { type SiteProcess, type SiteProcessOptions, startSite } from './site-process.ts'

const share = limitTable['connections.perClient'].value

/** What is idle stays open for as long as a test takes. */
const patient = 'keepAlive.seconds=120,headers.seconds=120,request.seconds=120'

let site: SiteProcess
const held: RawClient[] = []
afterEach(async () => {
  for (const client of held.splice(0)) client.leave()
  await site.stop()
})

/** Opens connections of one address and keeps each busy with the one address that has no rate; how many are open. */
async function takeAll(count: number, from: string): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = await connectRaw(site.port, from).catch(() => null)
      if (client === null) return 0
      client.send(requestText('GET', '/healthz'))
      const answer = await client.until('"ok"').catch(() => null)
      if (answer === null) return 0
      held.push(client)
      return 1
    }),
  )
  return taken.reduce<number>((sum, one) => sum + one, 0)
}

async function probe(): Promise<readonly number[]> {
  const statuses = new Set<number>()
  for (let asked = 0; asked < 100; asked += 1) {
    const { status } = await askSite(site, asked % 2 ? '/en' : '/healthz', {
      from: `127.9.0.${1 + (asked % 9)}`,
    })
    statuses.add(status)
  }
  return [...statuses]
}

test.each<[string, number, SiteProcessOptions]>([
  ['a process', 1, {}],
  ['two workers', 2, { program: builtSupervisor, settings: { WORKERS: '2' } }],
])(
  'one address that takes all the connections of %s gets its share, and all others are answered',
  async (_what, processes, options) => {
    site = await startSite({
      ...options,
      settings: {
        LOG_LEVEL: 'warn',
        METRICS_PORT: String(await freePort()),
        LIMITS: patient,
        ...options.settings,
      },
    })
    const taken = await takeAll(1500, '127.8.0.1')
    expect(taken).toBeGreaterThan(share / 2)
    expect(taken).toBeLessThanOrEqual(processes * share)
    expect(await probe()).toEqual([200])
    // The share is that of the address: a second one has its own.
    expect(await takeAll(20, '127.8.0.2')).toBe(20)
  },
)

test('a trusted proxy opens as many as it needs', async () => {
  site = await startSite({ settings: { LOG_LEVEL: 'warn', TRUST_PROXY: '127.8.0.0/16', LIMITS: patient } })
  expect(await takeAll(share + 100, '127.8.0.1')).toBe(share + 100)
})
