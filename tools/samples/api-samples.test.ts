import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { merchantPort } from '@hongyan/domain/merchants/merchant-port'
import { deliverNext } from '@hongyan/testing'
import { freePort } from '@hongyan/testing/free-port'
import { expect, it, onTestFinished } from 'vitest'
import { sampleNumbers } from '../../apps/site/calls/sample-numbers.ts'
import { apiSamples } from '../../apps/site/features/developers/widgets/api-guide/samples.ts'
import { webhookPoster } from '../../apps/site/server/integrations/post-webhook.ts'
import { createApiUnderTest, ownOrigin } from '../../apps/site/server/testing/api-under-test.ts'
import { signIn } from '../../apps/site/server/testing/sign-in.ts'
import { sampleAccounts } from '../identity-provider/sample-accounts.ts'
import { refreshSamples } from '../seed/refresh-samples.ts'

/** Some of the sample shipments were sent from this number. */
const senderOfSamples = sampleAccounts[0]?.phone ?? null

const hasPython = spawnSync('python3', ['--version']).status === 0

const fileOf = (name: string) => fileURLToPath(new URL(`../../apps/site/samples/${name}`, import.meta.url))

it('the samples of the guide quote, order, follow shipments and are told of it, against a running site', async () => {
  const api = await createApiUnderTest(refreshSamples)
  onTestFinished(() => api.close())
  const site = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const browser = { ...(await signIn(api, 'guide', senderOfSamples)), origin: ownOrigin }
  let asked = 0
  const make = async (path: string, body: unknown) => {
    asked += 1
    const response = await fetch(site + path, {
      method: 'POST',
      headers: {
        ...browser,
        'content-type': 'application/json',
        'idempotency-key': `guide-request-${asked}`,
      },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { data: { secret: string } }).data
  }
  const { secret: key } = await make('/v1/api-keys', {
    name: 'guide',
    scopes: ['quotes', 'orders.read', 'orders.write', 'shipments.read', 'tracking'],
  })
  const run = async (command: string, ...args: string[]) => {
    const env = { PATH: process.env.PATH, SITE_URL: site, API_KEY: key }
    return (await promisify(execFile)(command, args, { env })).stdout
  }

  const quotes = [
    await run('sh', fileOf('quote.sh')),
    await run(process.execPath, fileOf('quote.ts')),
    ...(hasPython ? [await run('python3', fileOf('quote.py'))] : []),
  ]
  for (const answer of quotes) {
    const { data } = JSON.parse(answer)
    expect(data.offers.map(({ product }: { product: string }) => product)).toContain('express-standard')
  }

  const folder = mkdtempSync(join(tmpdir(), 'hongyan-proofs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const followed = await run(process.execPath, fileOf(apiSamples.track.name), folder)
  const delivered = sampleNumbers.delivered.number
  expect(followed).toMatch(new RegExp(`^${delivered} delivered 20\\d\\d-`, 'm'))
  expect(followed).toContain(`${sampleNumbers.on_hold.number} on_hold`)
  expect(readdirSync(folder)).toEqual([delivered])

  const port = await freePort()
  const webhook = await make('/v1/webhooks', {
    url: `http://127.0.0.1:${port}/hooks`,
    topics: ['orders', 'shipments'],
  })
  const receiver = spawn(process.execPath, [fileOf(apiSamples.webhook.name)], {
    env: { WEBHOOK_SECRET: webhook.secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    receiver.kill()
    await once(receiver, 'exit')
  })
  let told = ''
  receiver.stdout.setEncoding('utf8').on('data', (text) => {
    told += text
  })
  await expect
    .poll(async () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(401)

  const order = fileOf(apiSamples.order.name)
  const number = (await run(process.execPath, order, 'shop-1')).trim()
  expect(number).toMatch(/^HO\d{13}$/)
  // Run again for the same own number, it gives the same order.
  expect((await run(process.execPath, order, 'shop-1')).trim()).toBe(number)

  // The receiver looks at its own clock.
  api.setNow(Date.now())
  const post = webhookPoster({ loopback: true, patienceMs: 5000 }, { wholeMs: 10_000, maxBytes: 1000 })
  expect(await deliverNext(api.ctx, { merchant: merchantPort(api.ctx, post) })).toMatchObject({
    became: 'delivered',
  })
  await expect.poll(() => told).toContain('\n')
  expect(told).toBe(
    `order.placed ${JSON.stringify({ number, state: 'placed', reason: null, waybills: [] })}\n`,
  )
})
