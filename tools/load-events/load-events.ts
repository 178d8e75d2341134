import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase, sqlitePath } from '@hongyan/db'
import { type EventMapping, noMapping } from '@hongyan/domain/tracking/event-mapping'
import { translateEvent } from '@hongyan/domain/tracking/translate-events'
import { companyFolder } from '../company/company-folder.ts'
import { readEventMapping } from '../company/event-mapping-file.ts'
import { WrongCompanyFile } from '../company/read-company-file.ts'
import { operatorLanguage } from '../operator-language.ts'
import { openToolContext, passingContext } from '../seed/tool-context.ts'
import { UnreadableFile } from '../table-file.ts'
import { streamLines, tableIn } from '../table-stream.ts'
import { isZone } from '../zone.ts'
import { checkEvent } from './check-event.ts'
import { type Deliver, deliverToDatabase, deliverToDoor } from './deliver.ts'
import { DeliveryFailure, failureLine } from './delivery-failure.ts'
import { type LoadReport, loadRows } from './load-rows.ts'
import { eventsIn, type Row, type RowsInTurn, readNdjson } from './read-rows.ts'
import { rehearse } from './rehearse.ts'
import { refusalOf, surveyRows } from './survey-rows.ts'

const usage = `node tools/load-events/load-events.ts FILE.csv|FILE.xlsx|FILE.ndjson
    --url http://127.0.0.1:3000 --key ID --secret SECRET     through the signed door of a running site
    --db URL                                                 straight into a database
    --dry-run [--db URL]                                     do all of it and take it back: what would be stored?
                                                             without --db as into an empty database
    --zone Asia/Shanghai                                     where times without an offset are told (+08:00 works too)
    --from ID                                                the file is of this sender in company/events.yaml
    --keep-unknown                                           keep scans with codes and cities nobody knows

  CSV or XLSX: a row names the fields (eventId, waybillNo, code, at, cityCode, site.zh, shipment.receiver.phone …), or
  has the columns, codes, cities and times that company/events.yaml says. CSV in UTF-8, UTF-16, GB18030 or Big5; times
  in ISO 8601 or as a spreadsheet has them (2026/11/19 16:12, 46345.675). NDJSON: one event a line. A file with codes or
  cities that nobody knows is refused, and says which. Files may be of any size. Loading twice is harmless.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    db: { type: 'string' },
    zone: { type: 'string' },
    from: { type: 'string' },
    'keep-unknown': { type: 'boolean', default: false },
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
const path = file
/** Where events are in our words already, what is left unknown in them is to be kept. */
const kept = { ...noMapping, unknown: 'keep' } as const

try {
  await load()
} catch (error) {
  if (error instanceof UnreadableFile) stop(`${file}: ${error.message}`)
  else if (error instanceof WrongCompanyFile) stop(...error.lines)
  else if (error instanceof DeliveryFailure) stop(failureLine(error, operatorLanguage(process.env)))
  else throw error
}

function stop(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** What the mapping says of the file's source, with what the options say. */
function source(): Omit<EventMapping, 'senders'> {
  const { senders, ...company } = readEventMapping(companyFolder())
  const { from, zone, 'keep-unknown': keep } = values
  const named = from === undefined ? company : senders[from]
  if (named === undefined) throw new UnreadableFile(`company/events.yaml has no sender ${from}.`)
  if (zone !== undefined && !isZone(zone))
    throw new UnreadableFile(`--zone ${zone} is no zone and no offset.`)
  return { ...named, unknown: keep ? 'keep' : named.unknown, time: { ...named.time, ...(zone && { zone }) } }
}

async function load(): Promise<void> {
  const of = source()
  const { columns, time } = of
  const isNdjson = ['.ndjson', '.jsonl'].includes(extname(path))
  const times = { format: time.format, zone: time.zone ?? null }
  const rows = tableIn(path)
  const read = () => (isNdjson ? readNdjson(streamLines(path)) : eventsIn(rows(), { columns, times }))

  const survey = await surveyRows(read(), of)
  if (survey.zoneless) {
    const { row, rows } = survey.zoneless
    throw new UnreadableFile(
      `${rows} rows, the first of them row ${row}, tell a time without its offset. ` +
        'Say where they are told: --zone Asia/Shanghai',
    )
  }
  const refusal = of.unknown === 'keep' ? [] : refusalOf(survey)
  if (refusal.length > 0) return stop(...refusal.map((line, at) => (at === 0 ? `${file}: ${line}` : line)))

  const inOurWords = () => translated(read(), of)
  const report = await (values['dry-run'] ? rehearseRows(inOurWords, of) : deliverRows(inOurWords, of))
  for (const { row, problem } of report.problems) process.stdout.write(`row ${row}: ${problem}\n`)
  if (report.more > 0) process.stdout.write(`and ${report.more} more\n`)
  process.stdout.write(`${summary(report)}\n`)
  process.exitCode = report.counts.refused > 0 ? 1 : 0
}

async function* translated(turns: RowsInTurn, of: Pick<EventMapping, 'unknown' | 'codes' | 'cities'>) {
  for await (const rows of turns)
    yield rows.map(
      (line): Row => ('event' in line ? { ...line, event: translateEvent(line.event, of) } : line),
    )
}

type Words = Pick<EventMapping, 'unknown'>

function loadInto(again: () => RowsInTurn, deliver: Deliver, { unknown }: Words): Promise<LoadReport> {
  return loadRows(again, {
    check: (event) => checkEvent(event, Date.now(), unknown === 'keep'),
    deliver,
    ...(process.stderr.isTTY ? { onProgress: (done) => process.stderr.write(`\r${done} rows `) } : {}),
  })
}

async function deliverRows(again: () => RowsInTurn, of: Words): Promise<LoadReport> {
  const { url, key: keyId, secret, db: databaseUrl } = values
  if (databaseUrl === undefined) {
    const door = deliverToDoor({ url: url ?? '', keyId: keyId ?? '', secret: secret ?? '' })
    return loadInto(again, door, of)
  }
  const { ctx, db } = await openToolContext({ name: 'load-events', databaseUrl, mapping: kept })
  try {
    return await loadInto(again, deliverToDatabase(ctx), of)
  } finally {
    await db.close()
  }
}

/** The same on the database as it is, or on an empty one; nothing of it stays. */
async function rehearseRows(again: () => RowsInTurn, of: Words): Promise<LoadReport> {
  const { db: url = ':memory:' } = values
  const isThere = /^postgres(ql)?:/.test(url) || existsSync(sqlitePath(url))
  const db = await openDatabase({ url: isThere ? url : ':memory:' })
  try {
    const ctx = await passingContext(db, 'load-events', kept)
    return await rehearse(ctx, (inside) => loadInto(again, deliverToDatabase(inside), of))
  } finally {
    await db.close()
  }
}

function summary({ counts }: LoadReport): string {
  const { stored, duplicate, refused } = counts
  const done = values['dry-run'] ? `${stored} would be stored` : `${stored} stored`
  return `${stored + duplicate + refused} rows: ${done}, ${duplicate} known already, ${refused} refused`
}
