import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Engine } from '@hongyan/testing/fresh-database'
import { signCustomersIn } from './customers.ts'
import { onBothDatabases, startBesideOneRow } from './durable-databases.ts'
import { quantile, timeInTurn } from './load/time-answers.ts'

const path = '/v1/orders'
const warmUp = 100
const measured = 1000

/** What an order that is placed costs beside a bare Fastify that keeps one row, both durable, on both databases. */
export async function benchOrders(): Promise<Record<string, unknown>> {
  // The company's system has every order at once, and has nothing to say to it.
  const company = createServer((request, response) => request.resume().on('end', () => response.end()))
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve))
  const intake = {
    INTAKE_URL: `http://127.0.0.1:${(company.address() as AddressInfo).port}`,
    INTAKE_SECRET: 'a secret of thirty-two characters',
  }
  const result = await onBothDatabases((engine, postgresUrl) => placeOrders(engine, postgresUrl, intake))
  company.close()
  return result
}

async function placeOrders(engine: Engine, postgresUrl: string, intake: Readonly<Record<string, string>>) {
  const { site, bare, database, stop } = await startBesideOneRow(
    'orders',
    { engine, postgresUrl, path },
    { settings: intake },
  )
  const origin = `http://127.0.0.1:${site.port}`
  const [cookie = ''] = await signCustomersIn(database, origin)
  const body = JSON.stringify(await anOrder(origin, cookie))
  console.log(`Placing orders on ${engine}, one after another`)
  const servers = [
    {
      port: site.port,
      path,
      next: (turn: number) => ({
        body,
        headers: { cookie, 'idempotency-key': `bench-${process.pid}-${turn}` },
      }),
    },
    { port: bare.port, path, next: () => ({ body }) },
    // What is asked before, with nothing kept: the price of reading, judging and pricing alone.
    { port: site.port, path: `${path}/price`, next: () => ({ body: priced(body), headers: { cookie } }) },
  ]
  const times = (await timeInTurn(servers, warmUp + measured)).map((all) => all.slice(warmUp))
  await stop()
  const [placed = [], row = [], price = []] = times
  const [p50, floor] = [quantile(placed, 0.5), quantile(row, 0.5)]
  return {
    engine,
    'order placed, p50 ms': p50,
    'order placed, p99 ms': quantile(placed, 0.99),
    'its price alone, p50 ms': quantile(price, 0.5),
    'bare Fastify with one durable row, p50 ms': floor,
    'order ÷ bare (p50)': Math.round((p50 / floor) * 100) / 100,
  }
}

function priced(body: string): string {
  return JSON.stringify({ order: (JSON.parse(body) as { readonly order: unknown }).order })
}

/** An order with the terms that hold for it, as a signed-in page sends it. */
async function anOrder(origin: string, cookie: string) {
  const headers = { origin, cookie, 'content-type': 'application/json' }
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + path, { ...init, headers })
    // biome-ignore lint/suspicious/noExplicitAny: only what is sent back is read
    return ((await answer.json()) as { readonly data: any }).data
  }
  const offer = await ask('/v1/pickup-windows?division=440305&product=express-standard')
  const days: { windows: { from: string; until: string; state: string }[] }[] = offer.days
  const window = days.flatMap(({ windows }) => windows).findLast(({ state }) => state === 'open')
  const order = {
    kind: 'express',
    product: 'express-standard',
    sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
    recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
    goods: [{ name: '茶叶' }],
    pieces: [{ length: 350, width: 300, height: 250, weight: 4_200, count: 2 }],
    addOns: ['insurance'],
    declaredValue: 80_000,
    pickup: { way: 'collect', from: window?.from, until: window?.until },
    payer: 'sender',
  }
  const { total, arrivesUntil, termsVersion } = await ask('/v1/orders/price', {
    method: 'POST',
    body: JSON.stringify({ order }),
  })
  return { order, shown: { total, arrivesUntil, termsVersion } }
}
