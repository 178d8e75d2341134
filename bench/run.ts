import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../tools/commands/build-site.ts'
import { root } from '../tools/steps/steps.ts'

/** Benchmarks by name; each is loaded only when it is asked for. */
const benches: Readonly<Record<string, (parts: readonly string[]) => Promise<Record<string, unknown>>>> = {
  start: async () => (await import('./start.ts')).benchStart(),
  ready: async () => (await import('./start.ts')).benchReady(),
  pages: async () => (await import('./pages.ts')).benchPages(),
  render: async () => (await import('./render.ts')).benchRender(),
  tracking: async () => (await import('./tracking.ts')).benchTracking(),
  live: async () => (await import('./live.ts')).benchLive(),
  quotes: async () => (await import('./quotes.ts')).benchQuotes(),
  answers: async () => (await import('./answers.ts')).benchAnswers(),
  webhooks: async () => (await import('./webhooks.ts')).benchWebhooks(),
  addresses: async () => (await import('./addresses.ts')).benchAddresses(),
  coverage: async () => (await import('./coverage.ts')).benchCoverage(),
  orders: async () => (await import('./orders.ts')).benchOrders(),
  enquiries: async () => (await import('./enquiries.ts')).benchEnquiries(),
  events: async () => (await import('./events.ts')).benchEvents(),
  attacks: async () => (await import('./attacks.ts')).benchAttacks(),
  'address-book': async () => (await import('./address-book.ts')).benchAddressBook(),
  'own-shipments': async () => (await import('./own-shipments.ts')).benchOwnShipments(),
  bytes: async () => (await import('./bytes.ts')).benchBytes(),
  ablation: async () => (await import('./ablation.ts')).benchAblation(),
  desk: async (parts) => (await import('./desk.ts')).benchDesk(parts),
  lighthouse: async (parts) => (await import('./lighthouse.ts')).benchLighthouse(parts),
}

const asked = process.argv.slice(2)
/** What is asked for behind these are parts of them, all of which take ten and twenty minutes. */
const parts = asked[0] === 'desk' || asked[0] === 'lighthouse' ? asked.splice(1) : []
// It builds the site once for every trick: only when it is asked for.
const names = asked.length === 0 ? Object.keys(benches).filter((name) => name !== 'ablation') : asked
await buildSite()
mkdirSync(join(root, 'bench/results'), { recursive: true })
for (const name of names) {
  const bench = benches[name]
  if (bench === undefined) {
    console.error(`There is no benchmark "${name}". There are: ${Object.keys(benches).join(', ')}.`)
    process.exit(1)
  }
  const result = await bench(parts)
  writeFileSync(join(root, `bench/results/${name}.json`), JSON.stringify(result, null, 2))
}
process.exit(0)
