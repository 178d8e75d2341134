import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compareBooks, sumsOf } from '@hongyan/domain/rates/comparison/compare-books'
import { madeUpSamples } from '@hongyan/domain/rates/comparison/sample-shipments'
import { touchedDays } from '@hongyan/domain/rates/comparison/touched-days'
import { type LoadedVersion, loadVersion } from '@hongyan/domain/rates/load-version'
import { ratesOn } from '@hongyan/domain/rates/rate-book'
import { approvedRates } from '@hongyan/domain/rates/rates-in-force'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { z } from 'zod'
import { readRateFile, textOfRates } from '../../apps/site/features/desk/rates/rate-file.ts'
import { openToolContext } from '../seed/tool-context.ts'

const usage = `node tools/load-rates/load-rates.ts FILE.yaml [FILE.yaml ...] [--dry-run] [--db URL]
    puts prices and rules of transit in force, each file from its day on; what it does not name stays as it is
  node tools/load-rates/load-rates.ts --write FILE.yaml [--day YYYY-MM-DD] [--db URL]
    writes what is in force on a day, today unless said otherwise, as a file to begin with

    --dry-run       says what would change, for 200 samples too, and changes nothing
    --db URL        the database of the site; without it the one the site is configured for

  A day that has begun is taken as long as there are no orders. Running sites follow within a second. The desk
  reads and writes the same files, and there somebody else approves them.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    db: { type: 'string' },
    day: { type: 'string' },
    write: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const isNoDay = values.day !== undefined && !z.iso.date().safeParse(values.day).success
if (values.help || isNoDay || (positionals.length === 0) === (values.write === undefined)) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}

const reasons: Readonly<Record<string, string>> = {
  'day-over': 'its day has begun, and there are orders: take a later one',
  'day-taken': 'another version changes the same on that day',
  'invalid-input': 'cannot be taken',
}

const { ctx, db } = await openToolContext({ name: 'load-rates', databaseUrl: values.db })
try {
  if (values.write !== undefined) await write(values.write, values.day ?? dayAtHome(ctx.now()))
  for (const path of positionals) {
    if (!(await load(ctx, path))) {
      process.exitCode = 1
      break
    }
  }
} finally {
  await db.close()
}

async function write(path: string, day: string): Promise<void> {
  const rates = ratesOn(await approvedRates(ctx.db.query), day)
  await writeFile(path, textOfRates({ title: `Rates of ${day}`, validFrom: day, rates }))
  say(`${path}: the rates of ${day}`)
}

/** Loads one file; false where it cannot be. */
async function load(ctx: Ctx, path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => error)
  if (text instanceof Error) {
    say(`${path}: cannot be read: ${text.code}`)
    return false
  }
  const file = readRateFile(text)
  if (file.kind === 'problems') {
    for (const { at, message } of file.problems) say(`${path}: ${at}: ${message}`)
    return false
  }
  const { title, validFrom, rates } = file
  try {
    report(path, validFrom, await loadVersion(ctx, { title, validFrom, change: rates }, values['dry-run']))
    return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const at = error.fields.map(({ path: field, message }) => `${field} ${message}`).join(', ')
    say(`${path}: ${validFrom}: ${reasons[error.code] ?? error.message}${at === '' ? '' : `: ${at}`}`)
    return false
  }
}

function report(path: string, day: string, { number, parts, followed, before, after }: LoadedVersion): void {
  if (number === null) {
    say(`${path}: nothing changes; it is so on ${day} already`)
    return
  }
  const isTrial = values['dry-run']
  say(`${path}: ${isTrial ? 'would be' : 'is'} version ${number} from ${day}: ${parts.join(', ')}`)
  for (const { part, from } of followed) say(`  ${part} changes again on ${from}, as it was to before`)
  if (!isTrial) return
  const touched = touchedDays(before.calendar, after.calendar, day)
  const samples = compareBooks(madeUpSamples(), { before, after }, { from: day, touched, most: 200 })
  for (const { product, samples: count, before: old, after: now } of sumsOf(samples)) {
    if (old === now) continue
    const percent = (100 * (now - old)) / old
    say(`  ${product}: ${percent > 0 ? '+' : ''}${percent.toFixed(1)}% over ${count} samples`)
  }
  const lost = samples.filter((one) => one.after.kind === 'none').length
  if (lost > 0) say(`  ${lost} samples have no price any more`)
}
