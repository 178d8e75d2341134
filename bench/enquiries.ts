import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Engine } from '@hongyan/testing/fresh-database'
import { visitorsOf } from '../apps/site/server/testing/visitors.ts'
import { onBothDatabases, startBesideOneRow } from './durable-databases.ts'
import { rateInTurn } from './load/rate-in-turn.ts'

const path = '/cooperation/submitFormData'
const perRound = 60
const atOnce = 16
const rounds = 7

/** Enquiries a second that are kept for good, sixteen at once, beside a bare Fastify that keeps one row for each. */
export async function benchEnquiries(): Promise<Record<string, unknown>> {
  const codes = new Map<string, string>()
  const gateway = createServer(async (request, response) => {
    const sent = JSON.parse(await text(request)) as { readonly to: string; readonly text: string }
    codes.set(sent.to, /\b\d{6}\b/.exec(sent.text)?.[0] ?? '')
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const settings = {
    SMS_GATEWAY: 'http',
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`,
    SMS_KEY: 'bench',
    SMS_SECRET: 'a secret that only the bench knows',
  }
  const result = await onBothDatabases((engine, postgresUrl) =>
    takeEnquiries(engine, postgresUrl, settings, codes),
  )
  gateway.close()
  return result
}

async function takeEnquiries(
  engine: Engine,
  postgresUrl: string,
  settings: Readonly<Record<string, string>>,
  codes: ReadonlyMap<string, string>,
) {
  // One machine plays every visitor here.
  const hours = ['code.freeAddressHour', 'code.addressHour', 'code.networkHour']
  const limits = [...hours.map((row) => `${row}=1000000`), 'captcha.cost=1000']
  const { site, bare, stop } = await startBesideOneRow(
    'enquiries',
    { engine, postgresUrl, path },
    { settings, limits },
  )
  const visitors = visitorsOf(() => ({
    send: sendTo(site.port),
    sms: { codeFor: (to) => codes.get(to) ?? '' },
  }))
  console.log(`Taking enquiries on ${engine}`)
  const forms = async () => {
    const filled = []
    for (let made = 0; made < perRound; made += 1) filled.push(await visitors.filled())
    return filled
  }
  const [taken = 0, kept = 0] = await rateInTurn(
    [
      {
        name: 'enquiries',
        atOnce,
        counts: 1,
        prepare: async () =>
          (await forms()).map(({ visit, enquiry }) => async () => {
            const { code, content } = (await visitors.submit(visit, enquiry)).json()
            if (code !== 1 || !content.enquiryNo) throw new Error(`an enquiry was refused with ${code}`)
          }),
      },
      {
        name: 'rows',
        atOnce,
        counts: 1,
        prepare: async () => {
          const payload = JSON.stringify(visitors.fields({ contactMobile: visitors.mobileOf() }))
          return Array.from({ length: perRound }, () => async () => {
            const answer = await sendTo(bare.port)({ url: path, payload })
            if (answer.json().code !== 1) throw new Error('a row was refused')
          })
        },
      },
    ],
    rounds,
  )
  await stop()
  return {
    engine,
    'enquiries/s': taken,
    'bare Fastify with one durable row, /s': kept,
    'enquiries ÷ bare': Math.round((taken / kept) * 100) / 100,
  }
}

type Sent = {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
}

/** Sends what visitors send to a real server: what has a body is posted. */
function sendTo(port: number) {
  const origin = `http://127.0.0.1:${port}`
  return async ({ url, headers, payload }: Sent) => {
    const answer = await fetch(origin + url, {
      headers: { 'content-type': 'application/json', ...headers, origin },
      ...(payload === undefined ? {} : { method: 'POST', body: payload }),
    })
    const body = await answer.text()
    return { headers: { 'set-cookie': answer.headers.getSetCookie()[0] }, json: () => JSON.parse(body) }
  }
}
