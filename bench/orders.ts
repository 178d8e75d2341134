import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Engine } from '@hongyan/testing/fresh-database'
import { anOrder } from './an-order.ts'
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
