import { readFileSync } from 'node:fs'
import { type Db, migrate, openDatabase } from '@hongyan/db'
import { type Ctx, trackNumbers } from '@hongyan/domain'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  openApiUnderTest,
  testMoment,
  testSender,
  testSettings,
} from '../../apps/site/api/testing/api-under-test.ts'
import { checkEvent } from './check-event.ts'
import { deliverToDatabase, deliverToDoor } from './deliver.ts'
import { loadRows } from './load-rows.ts'
import { decodeFile, readCsv, readNdjson } from './read-rows.ts'

const example = readFileSync(new URL('example.csv', import.meta.url))
const exampleNumber = 'HY990000000011'

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
    settings: testSettings,
  }
})
afterEach(async () => db.close())

describe('loading the example', () => {
  it('stores every row, and nothing twice', async () => {
    const rows = readCsv(decodeFile(example))
    const first = await loadRows(rows, { check: checkEvent, deliver: deliverToDatabase(ctx) })
    expect(first).toEqual({ rows: 8, stored: 8, duplicates: 0, problems: [] })
    const [answer] = await trackNumbers(ctx, { numbers: [exampleNumber] })
    expect(answer).toMatchObject({ kind: 'found', shipment: { status: 'out_for_delivery' } })
    const again = await loadRows(rows, { check: checkEvent, deliver: deliverToDatabase(ctx) })
    expect(again).toMatchObject({ stored: 0, duplicates: 8 })
  })

  it('only checks when nothing is to be delivered', async () => {
    const report = await loadRows(readCsv(decodeFile(example)), { check: checkEvent, deliver: null })
    expect(report).toEqual({ rows: 8, stored: 0, duplicates: 0, problems: [] })
    const [answer] = await trackNumbers(ctx, { numbers: [exampleNumber] })
    expect(answer?.kind).toBe('unknown')
  })

  it('goes through the signed door of a running site', async () => {
    const api = await openApiUnderTest(async () => {})
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    api.setNow(Date.now())
    const door = deliverToDoor({ url, keyId: testSender.keyId, secret: testSender.secret })
    const report = await loadRows(readCsv(decodeFile(example)), { check: checkEvent, deliver: door })
    expect(report).toMatchObject({ stored: 8, problems: [] })
    const wrong = deliverToDoor({ url, keyId: testSender.keyId, secret: 'not the secret' })
    await expect(
      loadRows(readCsv(decodeFile(example)), { check: checkEvent, deliver: wrong }),
    ).rejects.toThrow('401')
    await api.close()
  })
})

describe('the report', () => {
  it('names each row that was not stored as a spreadsheet numbers it', async () => {
    const lines = decodeFile(example).trim().split('\n')
    const broken = [
      ...lines.slice(0, 3),
      '',
      (lines[3] ?? '').replace('310100', '319999'),
      (lines[4] ?? '').replace('2026-11-19T20:10:00+08:00', 'yesterday'),
      `${lines[5]},one cell too many`,
      (lines[6] ?? '').replace(exampleNumber, 'HY990000000012'),
    ].join('\r\n')
    const report = await loadRows(readCsv(broken), { check: checkEvent, deliver: deliverToDatabase(ctx) })
    expect(report.stored).toBe(2)
    expect(report.problems.map(({ row, problem }) => `row ${row}: ${problem}`)).toEqual([
      'row 5: cityCode: unknown city code 319999',
      expect.stringMatching(/^row 6: at: /),
      'row 7: more cells than the header has columns',
      expect.stringMatching(/^row 8: waybillNo: /),
    ])
  })

  it('passes on what the network refuses', async () => {
    const lines = decodeFile(example).trim().split('\n')
    const orphan = [lines[0], lines[2]].join('\n')
    const report = await loadRows(readCsv(orphan), { check: checkEvent, deliver: deliverToDatabase(ctx) })
    expect(report.problems).toEqual([{ row: 2, problem: expect.any(String) }])
  })

  it('sends no more than a thousand events at once, in order', async () => {
    const sizes: number[] = []
    const rows = Array.from({ length: 2345 }, (_, index) => ({ row: index + 2, event: { index } }))
    await loadRows(rows, {
      check: () => null,
      deliver: async (events) => {
        sizes.push(events.length)
        return events.map(() => ({ outcome: 'stored' }))
      },
    })
    expect(sizes).toEqual([1000, 1000, 345])
  })
})

describe('reading files', () => {
  it('takes UTF-8 with and without a mark, and GB18030', () => {
    const utf8 = Buffer.from('\ufeff单号,名称\n1,鸿雁', 'utf8')
    const gb18030 = Buffer.from([0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xba, 0xe8, 0xd1, 0xe3])
    expect(decodeFile(utf8)).toBe('单号,名称\n1,鸿雁')
    expect(decodeFile(utf8.subarray(3))).toBe('单号,名称\n1,鸿雁')
    expect(decodeFile(gb18030)).toBe('单号,鸿雁')
  })

  it('reads quoted cells with commas, quotes and line breaks', () => {
    expect(readCsv('eventId,site.zh\na1,"武汉, ""东"" \n营业部"')).toEqual([
      { row: 2, event: { eventId: 'a1', site: { zh: '武汉, "东" \n营业部' } } },
    ])
  })

  it('reads back what a spreadsheet would write, whatever the cells hold', () => {
    const cell = fc.string({ minLength: 1 }).map((text) => `x${text.trim()}`)
    fc.assert(
      fc.property(fc.array(fc.record({ eventId: cell, text: cell }), { minLength: 1 }), (events) => {
        const rows = readCsv(Papa.unparse(events, { columns: ['eventId', 'text'] }))
        expect(rows.map((row) => ('event' in row ? { ...(row.event as object) } : row))).toEqual(events)
      }),
    )
  })

  it('never touches a prototype', () => {
    readCsv('__proto__.polluted,constructor.prototype.polluted\nyes,yes')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('reads NDJSON line by line and says which line is broken', () => {
    expect(readNdjson('{"eventId":"a"}\n\n{oops\n')).toEqual([
      { row: 1, event: { eventId: 'a' } },
      { row: 3, problem: 'not JSON' },
    ])
  })
})
