import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, sqlitePath } from '@hongyan/db'
import { operatorLanguage } from '../operator-language.ts'
import { openToolContext, passingContext } from '../seed/tool-context.ts'
import { rowsOfFile, textOfFile, UnreadableFile } from '../table-file.ts'
import { checkEvent } from './check-event.ts'
import { type Deliver, deliverToDatabase, deliverToDoor } from './deliver.ts'
import { DeliveryFailure, failureLine } from './delivery-failure.ts'
import { countOf, type LoadReport, loadRows } from './load-rows.ts'
import { eventsIn, type Row, readNdjson, zonelessTimes } from './read-rows.ts'
import { isZone } from './read-time.ts'
import { rehearse } from './rehearse.ts'

const usage = `node tools/load-events/load-events.ts FILE.csv|FILE.xlsx|FILE.ndjson
    --url http://127.0.0.1:3000 --key ID --secret SECRET     through the signed door of a running site
    --db URL                                                 straight into a database
    --dry-run [--db URL]                                     do all of it and take it back: what would be stored?
                                                             without --db as into an empty database
    --zone Asia/Shanghai                                     where times without an offset are told (+08:00 works too)

  CSV or XLSX: a row names the fields (eventId, waybillNo, code, at, cityCode, site.zh, shipment.receiver.phone …);
  CSV in UTF-8, UTF-16, GB18030 or Big5; times in ISO 8601 or as a spreadsheet has them (2026/11/19 16:12, 46345.675).
  NDJSON: one event a line. Loading a file twice is harmless.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    db: { type: 'string' },
    zone: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const [file] = positionals
const throughDoor = values.url !== undefined && values.key !== undefined && values.secret !== undefined
if (values.help || !file || !(values['dry-run'] || throughDoor || values.db !== undefined)) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}

try {
  const rows = await readFileRows(file)
  const report = await (values['dry-run'] ? rehearseRows(rows) : deliverRows(rows))
  for (const { row, problem } of report.problems) process.stdout.write(`row ${row}: ${problem}\n`)
  process.stdout.write(`${summary(report)}\n`)
  process.exitCode = report.problems.length > 0 ? 1 : 0
} catch (error) {
  if (error instanceof UnreadableFile) stop(`${file}: ${error.message}`)
  else if (error instanceof DeliveryFailure) stop(failureLine(error, operatorLanguage(process.env)))
  else throw error
}

function stop(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

async function readFileRows(path: string): Promise<readonly Row[]> {
  const zone = values.zone ?? null
  if (zone !== null && !isZone(zone)) throw new UnreadableFile(`--zone ${zone} is no zone and no offset.`)
  const bytes = await readFile(path)
  if (['.ndjson', '.jsonl'].includes(extname(path))) return readNdjson(textOfFile(bytes))
  const table = await rowsOfFile(bytes)
  const zoneless = zone === null ? zonelessTimes(table) : null
  if (zoneless === null) return eventsIn(table, zone)
  throw new UnreadableFile(
    `${zoneless.rows} rows, the first of them row ${zoneless.row}, tell a time without its offset. ` +
      'Say where they are told: --zone Asia/Shanghai',
  )
}

function loadInto(rows: readonly Row[], deliver: Deliver): Promise<LoadReport> {
  return loadRows(rows, {
    check: (event) => checkEvent(event, Date.now()),
    deliver,
    ...(process.stderr.isTTY
      ? { onProgress: (done, all) => process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`) }
      : {}),
  })
}

async function deliverRows(rows: readonly Row[]): Promise<LoadReport> {
  const { url, key: keyId, secret, db: databaseUrl } = values
  if (databaseUrl === undefined) {
    return loadInto(rows, deliverToDoor({ url: url ?? '', keyId: keyId ?? '', secret: secret ?? '' }))
  }
  const { ctx, db } = await openToolContext({ name: 'load-events', databaseUrl })
  try {
    return await loadInto(rows, deliverToDatabase(ctx))
  } finally {
    await db.close()
  }
}

/** The same on the database as it is, or on an empty one; nothing of it stays. */
async function rehearseRows(rows: readonly Row[]): Promise<LoadReport> {
  const { db: url = ':memory:' } = values
  const isThere = /^postgres(ql)?:/.test(url) || existsSync(sqlitePath(url))
  const db = await openDatabase({ url: isThere ? url : ':memory:' })
  try {
    const ctx = await passingContext(db, 'load-events')
    return await rehearse(ctx, (inside) => loadInto(rows, deliverToDatabase(inside)))
  } finally {
    await db.close()
  }
}

function summary(report: LoadReport): string {
  const [stored, known, refused] = (['stored', 'duplicate', 'refused'] as const).map((one) =>
    countOf(report, one),
  )
  const done = values['dry-run'] ? `${stored} would be stored` : `${stored} stored`
  return `${report.verdicts.length} rows: ${done}, ${known} known already, ${refused} refused`
}
