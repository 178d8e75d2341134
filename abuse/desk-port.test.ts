import { freePort } from '@hongyan/testing/free-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liftedRates } from './lifted-limits.ts'
import { connectRaw, requestText } from './raw-client.ts'
import { residentBytes, type SiteProcess, startSite } from './site-process.ts'

const many = 200

let site: SiteProcess
let port = 0
beforeAll(async () => {
  port = await freePort()
  site = await startSite({
    settings: {
      ROLES: 'site,desk',
      DESK_PORT: String(port),
      DESK_ORIGIN: `http://127.0.0.1:${port}`,
      LIMITS: liftedRates('headers.seconds=3,request.seconds=4'),
    },
  })
})
afterAll(() => site.stop())

const origin = () => `http://127.0.0.1:${port}`
const host = () => ({ host: `127.0.0.1:${port}` })
const from = (at: number): string => `127.0.1.${1 + (at % 100)}`
const saving = () =>
  requestText('POST', '/v1/desk/documents/save', {
    ...host(),
    origin: origin(),
    'content-type': 'application/json',
    'content-length': '1000',
  })

/** The desk answers whoever is not signed in, serves its files, and the site goes on beside it. */
async function expectAlive(): Promise<void> {
  expect((await fetch(`${origin()}/v1/desk/documents`)).status).toBe(401)
  expect((await fetch(`${origin()}/sign-in`)).status).toBe(200)
  expect((await fetch(site.url('/en/search?q=a'))).status).toBe(200)
}

const clients = (bytes: () => string) =>
  Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const client = await connectRaw(port, from(at))
      client.send(bytes())
      return client
    }),
  )

test.each([
  ['one byte', () => 'G'],
  ['a head that never ends', () => requestText('GET', '/documents', host()).slice(0, -2)],
  ['one byte of a body', () => `${saving()}{`],
])('clients that send %s are closed in time, and staff are served meanwhile', async (_what, bytes) => {
  const waiting = await clients(bytes)
  await expectAlive()
  const times = await Promise.all(waiting.map(({ closed }) => closed))
  expect(Math.max(...times)).toBeLessThan(15_000)
  await expectAlive()
})

test('clients that never read what they asked for cost no memory that stays', async () => {
  await expectAlive()
  const before = residentBytes(site.pid)
  const [, file = ''] =
    /src="(\/_assets\/[^"]+\.js)"/.exec(await (await fetch(`${origin()}/sign-in`)).text()) ?? []
  expect(file).not.toBe('')
  const deaf = await Promise.all(Array.from({ length: many }, (_, at) => connectRaw(port, from(at))))
  for (const client of deaf) {
    client.socket.pause()
    client.send(requestText('GET', file, host()).repeat(20))
  }
  await expectAlive()
  expect(residentBytes(site.pid) - before).toBeLessThan(100e6)
  for (const client of deaf) client.leave()
  await expectAlive()
})

test.each([
  ['a save', () => `${saving()}{`],
  ['three calls at once', () => requestText('GET', '/v1/desk/documents', host()).repeat(3)],
  ['signing in', () => requestText('GET', '/sign-in/start', host())],
])('clients that leave in the middle of %s take nothing with them', async (_what, bytes) => {
  for (let count = 0; count < many; count += 1) {
    const client = await connectRaw(port, from(count))
    client.send(bytes())
    await new Promise((resolve) => setImmediate(resolve))
    client.leave()
  }
  await expectAlive()
})
