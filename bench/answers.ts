import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { freePort } from '@hongyan/testing/free-port'
import { type Limits, limitsWith } from '../apps/site/server/limits.ts'
import { run, say } from '../tools/steps/steps.ts'
import { askedCalls, signingKeys } from './answers/ask-calls.ts'
import { askedFiles } from './answers/ask-files.ts'
import { askedPages, cachedPages } from './answers/ask-pages.ts'
import type { Asked } from './answers/asked.ts'
import { type Bound, boundOf } from './answers/bound.ts'
import { type Measured, measureAnswer } from './answers/measure.ts'
import { registeredRoutes } from './answers/registered-routes.ts'
import { stopTarget } from './load/target.ts'
import { startSite } from './site-target.ts'

type Row = Measured & Bound

/**
 * What every public answer costs the processor, how it is bounded, and what share of the process one client can take
 * with it; the costly first.
 */
export async function benchAnswers(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const database = join(folder, 'site.db')
  const made = await say('Making 300 shipments', () =>
    run(process.execPath, ['tools/seed/seed.ts', '--db', database, '--shipments', '300'], {
      quiet: true,
      env: { DATA_DIR: folder },
    }),
  )
  if (made.code !== 0) throw new Error(made.output)
  const input = { numbers: await someNumbers(database, 50) }
  const registered = await registeredRoutes()
  const asked = [...askedPages(input), ...askedCalls(input), ...askedFiles(registered)]
  refuseUnasked(registered, asked)

  const settings = {
    SENDER_KEYS: `${signingKeys.partner.keyId}:${signingKeys.partner.secret}`,
    DESK_KEYS: `${signingKeys.staff.keyId}:${signingKeys.staff.secret}`,
  }
  const limits = limitsWith({})
  const answers = await measureAt('answers', { database, settings }, asked, limits)
  // Nothing is kept, so that every page is made as for its first visitor.
  const unkept = { database, settings, limits: ['cache.bytes=0'] }
  const rows = [...answers, ...(await measureAt('making', unkept, cachedPages, limits))]

  rows.sort((one, other) => other.ms - one.ms)
  console.table(
    rows.map(({ name, status, firstMs, ms, bound, share, burst }) => ({
      answer: name.slice(0, 60),
      status,
      'first, ms': firstMs,
      'then, ms': ms,
      bound,
      'share, %': share,
      'burst, s': burst,
    })),
  )
  const over = rows.filter(({ within }) => !within).map(({ name }) => name)
  console.log(over.length === 0 ? 'Every answer is bounded.' : `Not bounded:\n  ${over.join('\n  ')}`)
  return { answers: rows.length, over, rows }
}

/** Asks one site, started for it, for everything in turn. */
async function measureAt(
  name: string,
  options: Parameters<typeof startSite>[3] & { readonly settings: Readonly<Record<string, string>> },
  asked: readonly Asked[],
  limits: Limits,
): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const metricsPort = await freePort()
  const settings = { ...options.settings, METRICS_PORT: String(metricsPort) }
  const site = await startSite(name, await freePort(), folder, { ...options, settings })
  console.log(`Measuring ${asked.length} times: ${name}`)
  const making = name === 'making'
  try {
    const rows: Row[] = []
    for (const one of asked) {
      const row = await measureRow()
      // Work in the background is not the price of an answer: what seems too dear is measured again.
      rows.push(row.within ? row : { ...(await measureRow()), firstMs: row.firstMs })

      async function measureRow(): Promise<Row> {
        const measured = await measureAnswer(site, metricsPort, one, making)
        return { ...measured, ...boundOf({ ...measured, kept: making && measured.renders > 0 }, limits) }
      }
    }
    return rows
  } finally {
    await stopTarget(site)
  }
}

async function someNumbers(database: string, count: number): Promise<readonly string[]> {
  const db = await openDatabase({ url: database })
  const rows = await db.query.selectFrom('shipments').select('waybill_no').orderBy('id').execute()
  await db.close()
  const step = Math.floor(rows.length / count)
  return rows.filter((_, at) => at % step === 0).flatMap((row, at) => (at < count ? [row.waybill_no] : []))
}

/** @throws Error that names the routes nothing here asks for, one language standing for three */
function refuseUnasked(registered: readonly string[], asked: readonly { readonly route: string }[]): void {
  const known = new Set(asked.map(({ route }) => route))
  const unasked = registered.filter((route) => !/^\/(?:en|hk)\//.test(route) && !known.has(route))
  if (unasked.length > 0) throw new Error(`No answer is measured of: ${unasked.join(', ')}`)
}
