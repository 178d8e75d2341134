import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import { registry } from '@hongyan/domain/registry'
import { noMapping } from '@hongyan/domain/tracking/event-mapping'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import type { Ctx } from '@hongyan/kernel/context'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import {
  createApiUnderTest,
  testMoment,
  testPartner,
  testSettings,
} from '../../apps/site/server/testing/api-under-test.ts'
import { makeCertificate } from '../../bench/certificate.ts'
import { rowsOfFile, textOfFile, UnreadableFile } from '../table-file.ts'
import { checkEvent } from './check-event.ts'
import { deliverToDatabase, deliverToDoor } from './deliver.ts'
import { failureLine } from './delivery-failure.ts'
import { type LoadReport, loadRows } from './load-rows.ts'
import { eventsIn, type Row, type RowsInTurn, readNdjson } from './read-rows.ts'
import type { TimeZoneName } from './read-time.ts'
import { rehearse } from './rehearse.ts'
import { surveyRows } from './survey-rows.ts'

const example = readFileSync(new URL('example.csv', import.meta.url))
const exampleNumber = 'HY990000000011'

const all = async (turns: RowsInTurn) => {
  const rows: Row[] = []
  for await (const some of turns) rows.push(...some)
  return rows
}
const readCsv = async (text: string, zone: TimeZoneName | null = null, columns = {}) =>
  all(eventsIn([await rowsOfFile(Buffer.from(text))], { columns, times: { zone } }))

let db: Db
let ctx: Ctx
beforeEach(async () => {
  db = await openDatabase({ url: ':memory:' })
  await migrate(db)
  ctx = {
    actor: { kind: 'system', name: 'test' },
    db,
    now: () => testMoment,
    requestId: 'test',
    registry,
    settings: testSettings,
  }
})
afterEach(async () => db.close())

const check = (event: unknown) => checkEvent(event, testMoment)
const load = async (rows: readonly Row[], into = ctx) => {
  const verdicts: (readonly [row: number, outcome: string])[] = []
  const onVerdict = (row: number, outcome: string) => verdicts.push([row, outcome])
  const report = await loadRows(() => [rows], { check, deliver: deliverToDatabase(into), onVerdict })
  return { ...report, verdicts }
}
const dryRun = (rows: readonly Row[]) => rehearse(ctx, (inside) => load(rows, inside))
const counts = ({ counts }: LoadReport) => [counts.stored, counts.duplicate, counts.refused]

describe('loading the example', () => {
  it('stores every row, and nothing twice', async () => {
    const rows = await readCsv(example.toString())
    expect(counts(await load(rows))).toEqual([8, 0, 0])
    const [answer] = await trackNumbers(ctx, { numbers: [exampleNumber] })
    expect(answer).toMatchObject({ kind: 'found', shipment: { status: 'out_for_delivery' } })
    expect(counts(await load(rows))).toEqual([0, 8, 0])
  })

  it('says in a dry run what would be stored, and stores nothing', async () => {
    expect(counts(await dryRun(await readCsv(example.toString())))).toEqual([8, 0, 0])
    const [answer] = await trackNumbers(ctx, { numbers: [exampleNumber] })
    expect(answer?.kind).toBe('unknown')
  })

  it('goes through the signed door of a running site', async () => {
    const api = await createApiUnderTest(async () => {})
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    api.setNow(Date.now())
    const door = deliverToDoor({ url, keyId: testPartner.keyId, secret: testPartner.secret })
    const rows = await readCsv(example.toString())
    expect(counts(await loadRows(() => [rows], { check, deliver: door }))).toEqual([8, 0, 0])
    const wrong = deliverToDoor({ url, keyId: testPartner.keyId, secret: 'not the secret' })
    const failed = await loadRows(() => [rows], { check, deliver: wrong }).catch((error) => error)
    expect(failureLine(failed, 'en')).toMatch(/^\S+ does not accept this key: .+$/)
    expect(failureLine(failed, 'zh')).toMatch(/^\S+ 不接受这把密钥：.+$/)
    await api.close()
    const gone = await loadRows(() => [rows], { check, deliver: door }).catch((error) => error)
    expect(failureLine(gone, 'en')).toContain('cannot be reached')
  })

  it('says that nobody here vouches for the certificate of a door', async () => {
    const { key, cert } = makeCertificate(temporaryFolder('door'))
    const server = createServer({ key, cert }, (_request, response) => response.end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `https://localhost:${(server.address() as AddressInfo).port}`
    const door = deliverToDoor({ url, keyId: testPartner.keyId, secret: testPartner.secret })
    const failed = await door([{}]).catch((error) => error)
    server.close()
    expect(failureLine(failed, 'en')).toMatch(/^The certificate of https:\S+ is not trusted here: .+$/)
    expect(failureLine(failed, 'zh')).toContain('NODE_EXTRA_CA_CERTS')
  })
})

describe('the report', () => {
  it('names each row that was not stored as a spreadsheet numbers it', async () => {
    const lines = example.toString().trim().split('\n')
    const broken = [
      ...lines.slice(0, 3),
      '',
      (lines[3] ?? '').replace('310100', '319999'),
      (lines[4] ?? '').replace('2026-11-19T20:10:00+08:00', 'yesterday'),
      `${lines[5]},one cell too many`,
      (lines[6] ?? '').replace(exampleNumber, 'HY990000000012'),
    ].join('\r\n')
    const report = await load(await readCsv(broken))
    expect(report.counts.stored).toBe(2)
    expect(report.problems.map(({ row, problem }) => `row ${row}: ${problem}`)).toEqual([
      'row 5: cityCode: unknown city code 319999',
      expect.stringMatching(/^row 6: at: /),
      'row 7: more cells than the header has columns',
      expect.stringMatching(/^row 8: waybillNo: /),
    ])
  })

  it('passes on what the network refuses', async () => {
    const lines = example.toString().trim().split('\n')
    const orphan = [lines[0], lines[2]].join('\n')
    const report = await load(await readCsv(orphan))
    expect(report.problems).toEqual([
      { row: 2, problem: `waybillNo: ${exampleNumber} is not registered; no row has its shipment columns` },
    ])
  })

  it('tells all that is wrong with a row at once, and what follows from it in other rows', async () => {
    const lines = example.toString().trim().split('\n')
    const wrong = (lines[1] ?? '')
      .replace('2026-11-19T10:02:00+08:00', 'yesterday')
      .replace('order_registered', 'a code')
      .replace(',330100,420100,', ',330100,429999,')
    const { problems } = await load(await readCsv([lines[0], wrong, lines[2]].join('\n')))
    expect(problems.map(({ row, problem }) => `${row} ${problem}`)).toEqual([
      expect.stringMatching(/^2 code: /),
      expect.stringMatching(/^2 at: /),
      '2 shipment.destination: unknown city',
      `3 waybillNo: ${exampleNumber} is not registered; its registration in row 2 is refused`,
    ])
  })

  it('names the row that an event contradicts', async () => {
    const lines = example.toString().trim().split('\n')
    const twice = (lines[2] ?? '').replace('picked_up', 'hub_sorted')
    const { problems } = await load(await readCsv([lines[0], lines[1], lines[2], twice].join('\n')))
    expect(problems).toEqual([
      { row: 4, problem: 'eventId: example-csv-0002 stands in row 3 with other content' },
    ])
  })

  it('sends no more than a thousand events at once, in order', async () => {
    const sizes: number[] = []
    const rows = Array.from({ length: 2345 }, (_, index) => ({ row: index + 2, event: { index } }))
    await loadRows(() => [rows], {
      check: () => [],
      deliver: async (events) => {
        sizes.push(events.length)
        return events.map(() => ({ outcome: 'stored' }))
      },
    })
    expect(sizes).toEqual([1000, 1000, 345])
  })
})

describe('a dry run', () => {
  const waybills = [exampleNumber, 'HY990000000022', 'HY990000000012']
  const [header = '', registration = ''] = example.toString().trim().split('\n')
  const row = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    waybill: fc.constantFrom(...waybills),
    registers: fc.boolean(),
    city: fc.constantFrom('330100', '310100', '339999'),
    at: fc.constantFrom('2026-11-19T12:20:00+08:00', '2036-11-19T12:20:00+08:00', 'yesterday'),
  })
  type RowPlan = typeof row extends fc.Arbitrary<infer T> ? T : never
  const lineOf = ({ id, waybill, registers, city, at }: RowPlan): string => {
    const line = registration.split(',').map((cell, index) => (index < 5 || registers ? cell : ''))
    return [`generated-${id}`, waybill, 'picked_up', at, city, ...line.slice(5)].join(',')
  }

  it('gives every row of any file the verdict that the load gives it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 25 }), async (plans) => {
        const rows = await readCsv([header, ...plans.map(lineOf)].join('\n'))
        // What earlier runs of this property stored is there for both.
        const promised = await dryRun(rows)
        expect(await load(rows)).toEqual(promised)
        expect(promised.verdicts).toHaveLength(plans.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('reading files', () => {
  it('takes a workbook, and a head under a title', async () => {
    const [head = [], ...rows] = Papa.parse<string[]>(example.toString().trim()).data
    const table = [['运单事件'], [], head, ...rows].map((row) =>
      row.map((value) => ({ value, type: String })),
    )
    const events = await all(eventsIn([await rowsOfFile(await writeWorkbook(table).toBuffer())]))
    expect(events.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 4))
    expect(counts(await load(events))).toEqual([8, 0, 0])
  })

  it('says what else a file is, and which digits a spreadsheet has lost', async () => {
    await expect(rowsOfFile(Buffer.from('PK\u0003\u0004'))).rejects.toThrow(UnreadableFile)
    expect(() => textOfFile(Buffer.from('nombre\nJos\xe9', 'latin1'))).toThrow(/encoding/)
    expect(await readCsv('eventId,waybillNo\na1,6.60120E+11')).toEqual([
      { row: 2, problems: [expect.stringContaining('waybillNo: 6.60120E+11 has lost its digits')] },
    ])
  })

  it('reads the times of a spreadsheet in the zone it is told, and asks once for the zone', async () => {
    const text = 'eventId,at,eta.from\na1,2026/11/19 16:12,46345.675\na2,2026-11-19T16:12:00+08:00,\n'
    const { zoneless } = await surveyRows([await readCsv(text)], noMapping)
    expect(zoneless).toEqual({ row: 2, rows: 1 })
    const certain = [await readCsv('eventId,at\na2,2026-11-19T16:12:00+08:00')]
    expect((await surveyRows(certain, noMapping)).zoneless).toBeNull()
    expect((await readCsv(text, 'Asia/Shanghai'))[0]).toEqual({
      row: 2,
      event: {
        eventId: 'a1',
        at: '2026-11-19T16:12:00+08:00',
        eta: { from: '2026-11-19T16:12:00+08:00' },
      },
    })
  })

  it('reads quoted cells with commas, quotes and line breaks', async () => {
    expect(await readCsv('eventId,site.zh\na1,"武汉, ""东"" \n营业部"')).toEqual([
      { row: 2, event: { eventId: 'a1', site: { zh: '武汉, "东" \n营业部' } } },
    ])
  })

  it('reads back what a spreadsheet would write, whatever the cells hold', async () => {
    const cell = fc.string({ minLength: 1 }).map((text) => `x${text.trim()}`)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ eventId: cell, text: cell }), { minLength: 1 }),
        async (events) => {
          const rows = await readCsv(Papa.unparse(events, { columns: ['eventId', 'text'] }))
          expect(rows.map((row) => ('event' in row ? { ...(row.event as object) } : row))).toEqual(events)
        },
      ),
    )
  })

  it('never touches a prototype', async () => {
    await readCsv('__proto__.polluted,constructor.prototype.polluted\nyes,yes')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('reads NDJSON line by line and says which line is broken', async () => {
    expect(
      await all(
        readNdjson([
          ['{"eventId":"a"}', ''],
          ['{oops', ''],
        ]),
      ),
    ).toEqual([
      { row: 1, event: { eventId: 'a' } },
      { row: 3, problems: ['not JSON'] },
    ])
  })
})
