import { setTimeout as delay } from 'node:timers/promises'
import type { SiteAddress } from '../../abuse/site-process.ts'
import { readPage, startLoad } from '../../abuse/steady-load.ts'
import { startPartner } from '../../abuse/steady-partner.ts'
import { anOrder } from '../../bench/an-order.ts'

const pages = ['/', '/hk', '/en', '/en/track', '/fee', '/hk/news', '/robots.txt', '/healthz']
const pagesPerSecond = 40

/** How much of everything has been answered so far. */
export type Answered = {
  readonly pages: number
  /** Pages that were answered otherwise than with 200, or not at all. */
  readonly pagesFailed: number
  readonly batches: number
  readonly batchesAgain: number
  readonly orders: number
  readonly ordersAgain: number
}

/** Visitors, a partner and a customer, until they are stopped; what they were told is kept by its number. */
export type DrillLoad = {
  readonly answered: () => Answered
  readonly waybills: () => readonly string[]
  readonly orders: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** Starts to ask a site for pages, to send scans and to place orders, each again until it is acknowledged. */
export async function startDrillLoad(site: SiteAddress, cookie: string): Promise<DrillLoad> {
  const partner = startPartner(site)
  const visitors = startLoad(pagesPerSecond, (index) =>
    readPage(site.url(pages[index % pages.length] ?? '/')),
  )
  const customer = startCustomer(site, cookie, JSON.stringify(await anOrder(site.origin, cookie)))
  return {
    answered: () => {
      const outcomes = [...visitors.outcomes()]
      const count = (of: (name: string) => boolean) =>
        outcomes.reduce((sum, [name, times]) => sum + (of(name) ? times : 0), 0)
      return {
        pages: count((name) => name === '200'),
        pagesFailed: count((name) => name !== '200'),
        batches: partner.taken.waybills.length,
        batchesAgain: partner.taken.sentAgain,
        orders: customer.numbers.length,
        ordersAgain: customer.again(),
      }
    },
    waybills: () => [...partner.taken.waybills],
    orders: () => [...customer.numbers],
    stop: async () => {
      await Promise.all([visitors.stop(), partner.stop(), customer.stop()])
    },
  }
}

/** Somebody who orders the same again and again, each order until it is acknowledged. */
function startCustomer(site: SiteAddress, cookie: string, body: string) {
  const numbers: string[] = []
  let again = 0
  let going = true
  const place = async (key: string): Promise<string | null> => {
    const answer = await fetch(site.url('/v1/orders'), {
      method: 'POST',
      headers: {
        cookie,
        origin: site.origin,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    })
    const json = (await answer.json()) as { readonly data?: { readonly number?: string } }
    return answer.status === 200 ? (json.data?.number ?? null) : null
  }
  const all = (async () => {
    for (let turn = 0; going; turn += 1) {
      for (;;) {
        const number = await place(`drill-${process.pid}-${turn}`).catch(() => null)
        if (number !== null) {
          numbers.push(number)
          break
        }
        again += 1
        await delay(100)
        if (!going) return
      }
      await delay(50)
    }
  })()
  return {
    numbers,
    again: () => again,
    stop: async () => {
      going = false
      await all
    },
  }
}
