import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { openToolContext } from '../seed/tool-context.ts'
import { checkEvent } from './check-event.ts'
import { type Deliver, deliverToDatabase, deliverToDoor } from './deliver.ts'
import { loadRows } from './load-rows.ts'
import { decodeFile, readCsv, readNdjson } from './read-rows.ts'

const usage = `node tools/load-events/load-events.ts FILE.csv|FILE.ndjson
    --url http://127.0.0.1:3000 --key ID --secret SECRET     through the signed door of a running site
    --db URL                                                 straight into a database
    --dry-run                                                check the file only

  CSV: the first row names the fields (eventId, waybillNo, code, at, cityCode, site.zh, shipment.receiver.phone …),
  in UTF-8 or GB18030. NDJSON: one event a line. Loading a file twice is harmless.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
    db: { type: 'string' },
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

const text = decodeFile(await readFile(file))
const rows = ['.ndjson', '.jsonl'].includes(extname(file)) ? readNdjson(text) : readCsv(text)
const { deliver, close } = await openDelivery()
try {
  const report = await loadRows(rows, {
    check: checkEvent,
    deliver,
    ...(process.stderr.isTTY
      ? { onProgress: (done, all) => process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`) }
      : {}),
  })
  for (const { row, problem } of report.problems) process.stdout.write(`row ${row}: ${problem}\n`)
  const words = deliver
    ? `${report.stored} stored, ${report.duplicates} known already`
    : `${report.rows - report.problems.length} in order`
  process.stdout.write(`${report.rows} rows: ${words}, ${report.problems.length} refused\n`)
  process.exitCode = report.problems.length > 0 ? 1 : 0
} finally {
  await close()
}

async function openDelivery(): Promise<{ deliver: Deliver | null; close: () => Promise<void> }> {
  const { url, key: keyId, secret, db: databaseUrl } = values
  if (values['dry-run']) return { deliver: null, close: async () => {} }
  if (databaseUrl !== undefined) {
    const { ctx, db } = await openToolContext({ name: 'load-events', databaseUrl })
    return { deliver: deliverToDatabase(ctx), close: () => db.close() }
  }
  return {
    deliver: deliverToDoor({ url: url ?? '', keyId: keyId ?? '', secret: secret ?? '' }),
    close: async () => {},
  }
}
