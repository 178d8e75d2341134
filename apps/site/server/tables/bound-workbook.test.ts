import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { boundWorkbook } from './bound-workbook.ts'
import { readRows } from './read-rows.ts'

const sheet = 'xl/worksheets/sheet1.xml'
const rows = [
  ['姓名', '手机'],
  ['张三', '13800138000'],
]
const aWorkbook = async (): Promise<Uint8Array> =>
  writeWorkbook(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()

/** The workbook with its sheet changed. */
async function withSheet(change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await aWorkbook())
  return zipSync({ ...parts, [sheet]: strToU8(change(strFromU8(parts[sheet] ?? new Uint8Array()))) })
}

/** An archive whose parts say that they take 100 bytes. */
function understated(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive)
  for (let at = 0; at + 30 < bytes.length; at += 1) {
    const mark = bytes.readUInt32LE(at)
    if (mark === 0x04034b50) bytes.writeUInt32LE(100, at + 22)
    if (mark === 0x02014b50) bytes.writeUInt32LE(100, at + 24)
  }
  return bytes
}

describe('a workbook', () => {
  it('is read as it was, packed or not', async () => {
    const workbook = await aWorkbook()
    expect(await readRows(workbook)).toEqual(rows)
    expect(await readRows(zipSync(unzipSync(workbook), { level: 0 }))).toEqual(rows)
  })

  it('that is no archive, or is cut off, is none', async () => {
    const workbook = await aWorkbook()
    expect(await readRows(Buffer.from('PK\u0003\u0004'))).toBeNull()
    expect(await readRows(workbook.subarray(0, workbook.length / 2))).toBeNull()
  })

  it('that unpacks to too much is refused, whatever it says of itself', () => {
    const large = zipSync({ [sheet]: new Uint8Array(20_000_000) })
    expect(boundWorkbook(large)).toBeNull()
    expect(boundWorkbook(understated(large))).toBeNull()
  })

  it.each([
    ['a row', (xml: string) => xml.replace('<row r="2"', '<row r="999999999999"')],
    ['a cell', (xml: string) => xml.replace('r="B2"', 'r="ZZZZZ2"')],
    ['a row of another kind of number', (xml: string) => xml.replace('<row r="2"', '<row r="1e9"')],
    ['what is no XML', () => '<row r="1"><'],
  ])('with %s far outside of a list is refused', async (_what, change) => {
    expect(boundWorkbook(await withSheet((xml) => xml))).not.toBeNull()
    expect(boundWorkbook(await withSheet(change))).toBeNull()
  })
})
