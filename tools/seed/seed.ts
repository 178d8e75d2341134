import { parseArgs } from 'node:util'
import { isWrittenAsOurs } from '@hongyan/domain/numbers/recognise-number'
import { advanceSeed } from './advance-seed.ts'
import { loadBulk } from './load-bulk.ts'
import { orderSampleShipments } from './order-sample-shipments.ts'
import { refreshSamples } from './refresh-samples.ts'
import { makeSampleContracts } from './sample-contracts.ts'
import { sampleNumbers } from './sample-numbers.ts'
import { makeSampleOrders } from './sample-orders.ts'
import { makeSampleStaff } from './sample-staff.ts'
import { makeSampleWork } from './sample-work.ts'
import { openToolContext } from './tool-context.ts'

const usage = `node tools/seed/seed.ts [--db URL] [--shipments 3000] [--seed 1] [--now ISO] [--bulk] [--keep-living] [--accounts] [--staff] [--work]

  --db           database to fill; else the site's own
  --shipments    shipments of the last twelve days, at most 500,000 (with --bulk: in all)
  --seed         another number makes another data set
  --now          the moment up to which scans have happened
  --bulk         many plain shipments with few scans, for measurements
  --keep-living  stay and add the scans that become due, until stopped
  --accounts     make the sample account that has a contract to pay monthly, with the orders of what it sends
  --staff        let the sample people of the desk work there, where nobody does yet
  --work         make inquiries, orders, feedback and searches in vain for them, where there are none
`

const { values } = parseArgs({
  options: {
    db: { type: 'string' },
    shipments: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    now: { type: 'string' },
    bulk: { type: 'boolean', default: false },
    'keep-living': { type: 'boolean', default: false },
    accounts: { type: 'boolean', default: false },
    staff: { type: 'boolean', default: false },
    work: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const shipments = Number(values.shipments)
const seed = Number(values.seed)
const now = values.now === undefined ? undefined : Date.parse(values.now)
if (
  values.help ||
  !Number.isSafeInteger(shipments) ||
  shipments < 1 ||
  (shipments > 500_000 && !values.bulk) ||
  !Number.isSafeInteger(seed) ||
  Number.isNaN(now)
) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}

const { ctx, db } = await openToolContext({ name: 'seed', databaseUrl: values.db, now })
const started = performance.now()
const done = (what: string) =>
  process.stdout.write(`${what} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)

if (!isWrittenAsOurs(sampleNumbers.in_transit.number)) {
  // Another company gives numbers of its own.
  if (values.staff) await makeSampleStaff(ctx)
  process.stdout.write(
    'No sample shipments: their numbers are none of yours. `load-events` takes in your own.\n',
  )
} else if (values.bulk) {
  const rows = await loadBulk(ctx, {
    seed,
    shipments,
    onProgress: (count) => process.stderr.write(`\r${count} shipments`),
  })
  process.stderr.write('\n')
  done(`${rows.shipments} shipments with ${rows.events} scans`)
} else {
  if (values.accounts) {
    await makeSampleContracts(ctx)
    await orderSampleShipments(ctx)
  }
  // Before the rest, for they are what somebody asks for who has just read them.
  await refreshSamples(ctx)
  if (values.staff) await makeSampleStaff(ctx)
  if (values.work) {
    await makeSampleWork(ctx)
    await makeSampleOrders(ctx)
  }
  done('The sample numbers answer')
  let { stored, upTo } = await advanceSeed(ctx, { seed, shipments, since: null })
  done(`${stored} scans of ${shipments} shipments`)
  if (values['keep-living']) {
    const timer = setInterval(async () => {
      try {
        ;({ stored, upTo } = await advanceSeed(ctx, { seed, shipments, since: upTo }))
        await refreshSamples(ctx)
      } catch (error) {
        // A database that is busy now is asked again in a minute; nothing is lost, `upTo` has not moved.
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      }
    }, 60_000)
    await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
    clearInterval(timer)
  }
}
await db.close()
