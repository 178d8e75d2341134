import { expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { readRows } from './read-rows.ts'

it('reads days and times of a workbook as a sheet shows them, and figures digit by digit', async () => {
  const day = { value: new Date(Date.UTC(2026, 10, 23)), type: Date, format: 'yyyy/mm/dd' }
  const time = { value: new Date(Date.UTC(1899, 11, 30, 16, 30)), type: Date, format: 'hh:mm' }
  const both = { value: new Date(Date.UTC(2026, 10, 23, 9, 5)), type: Date, format: 'yyyy/mm/dd hh:mm' }
  const phone = { value: 13_900_002_468, type: Number }
  const bytes = await writeWorkbook([[day, time, both, phone, { value: ' 4.20 ', type: String }]]).toBuffer()
  expect(await readRows(bytes)).toEqual([['2026-11-23', '16:30', '2026-11-23 09:05', '13900002468', '4.20']])
})

it('divides by what divides the head', async () => {
  for (const delimiter of [',', ';', '\t'])
    expect(await readRows(Buffer.from(['a', 'b'].join(delimiter)))).toEqual([['a', 'b']])
  expect(await readRows(Buffer.from('a;b,c'))).toEqual([['a;b', 'c']])
})

it('gives nothing for what is neither a table nor a workbook', async () => {
  expect(await readRows(new Uint8Array([0x61, 0, 0x62]))).toBeNull()
  expect(await readRows(new Uint8Array([0x50, 0x4b, 3, 4]))).toBeNull()
})

it('leaves out of cells what nobody sees', async () => {
  const [phone, street] = ['\u202d139 0000 1035\u202c', '\u200e香港中路\u300030号\u00ad']
  const plain = [['139 0000 1035', '香港中路 30号']]
  expect(await readRows(Buffer.from(`\ufeff${phone},${street}`))).toEqual(plain)
  const cells = [phone, street].map((value) => ({ value, type: String }))
  expect(await readRows(await writeWorkbook([cells]).toBuffer())).toEqual(plain)
})
