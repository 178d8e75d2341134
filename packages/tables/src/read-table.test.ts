import { hasLostDigits } from '@hongyan/domain/typed/lost-digits'
import { localeIds, readsSource } from '@hongyan/locales'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { delimiterOf } from './rows-of-text.ts'
import { tableSentence } from './table-sentences.ts'
import { bounds } from './testing/bounds.ts'

const read = (text: string | Uint8Array) =>
  readTable(typeof text === 'string' ? Buffer.from(text) : text, bounds)
const rowsOf = async (text: string) => {
  const table = await read(text)
  return table.kind === 'table' ? table.rows : table
}

describe('what divides cells', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2', ';'],
    ['a\tb\n1,2\t3', '\t'],
    ['a|b\n1|2', '|'],
    ['a，b\n1，2', '，'],
    ['a；b\n1；2', '；'],
    // One sign of another kind inside cells divides nothing.
    ['姓名,电话,地址\n张三,138\t,浙江\t杭州\n李四,139,上海', ','],
    ['name,refs\nA,1|2|3\nB,4|5|6', ','],
    ['name,note\nA,"x;y;z"\nB,"u;v;w"', ','],
    ['a;b,c', ','],
    ['订单 2026\n姓名;电话\n张,三;138\n李,四;139', ';'],
    ['one address a line', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
  })

  it.each(['sep=;\na;b,c\n', 'SEP=;\r\na;b,c\r\n', '"sep=;"\na;b,c', '\ufeffsep=;\na;b,c'])(
    'is what a first line says, which is no row: %j',
    async (text) => {
      expect(await rowsOf(text)).toEqual([['a', 'b,c']])
    },
  )
})

describe('rows of a text', () => {
  it('end with any sign for it, keep their numbers past empty ones, and have no empty cells behind them', async () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(await rowsOf(['', 'a,b,,', ',,,', 'c,"d', 'e",', ''].join(end))).toEqual([
        [],
        ['a', 'b'],
        [],
        ['c', 'd\ne'],
      ])
  })

  it('have cells without what keeps a spreadsheet from reading them', async () => {
    const cells = [
      "'=1",
      "'001",
      '="001"',
      '"=""00""1"""',
      '=T("7")',
      '138\t',
      '\u00a0x\u3000',
      "'t Hof",
      '=SUM(A1)',
    ]
    expect(await rowsOf(cells.join('\n').replace('"=""00""1"""', '"=""001"""'))).toEqual(
      ['=1', '001', '001', '001', '7', '138', 'x', "'t Hof", '=SUM(A1)'].map((cell) => [cell]),
    )
  })

  it('are not made up where a quotation mark does not close', async () => {
    expect(await rowsOf('a,b\n1,"2\n3,4\n5,6')).toEqual({
      kind: 'problem',
      problem: 'table-quote',
      detail: '2',
    })
    expect(await rowsOf('a,b\n1,"2" x\n3,4')).toMatchObject({ problem: 'table-quote' })
    expect(await rowsOf('a,b\n5" pipe,2')).toEqual([
      ['a', 'b'],
      ['5" pipe', '2'],
    ])
  })

  it('are counted', async () => {
    const tooLarge = { kind: 'problem', problem: 'table-too-large' }
    for (const text of [
      ',x'.repeat(300),
      'x\n'.repeat(6000),
      `${'x,'.repeat(150)}\n`.repeat(500),
      'x'.repeat(40_000),
    ])
      expect(await rowsOf(text)).toEqual(tooLarge)
    expect(await rowsOf(','.repeat(500_000))).toMatchObject({ kind: 'problem' })
    expect(await rowsOf(`${'\n'.repeat(100_000)}`)).toEqual({ kind: 'problem', problem: 'table-empty' })
  })
})

describe('a file that is no table', () => {
  const head = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(40, 0x20)])
  it.each([
    ['', 'table-empty', undefined],
    [' \r\n \r\n', 'table-empty', undefined],
    ['\ufeff', 'table-empty', undefined],
    ['<!DOCTYPE html><html><body>502 Bad Gateway</body></html>', 'table-web-page', undefined],
    [
      '\ufeff\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>1</td></tr></table>',
      'table-web-page',
      undefined,
    ],
    [
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
      'table-web-page',
      undefined,
    ],
    ['<?xml version="1.0"?><orders/>', 'table-other-file', 'XML'],
    ['<rows><row/></rows>', 'table-other-file', 'XML'],
    ['MIME-Version: 1.0\r\nContent-Type: multipart/related', 'table-web-page', undefined],
    ['BEGIN:VCARD\nFN:x', 'table-other-file', 'vCard'],
    ['BEGIN:VCALENDAR\n', 'table-other-file', 'iCalendar'],
    ['ID;PWXL;N;E\nC;Y1;X1;K"a"', 'table-other-workbook', 'SYLK'],
    ['TABLE\r\n0,1\r\n"EXCEL"\r\n', 'table-other-workbook', 'DIF'],
    ['bplist00', 'table-other-file', 'plist'],
    ['{"orders":[]}', 'table-json', undefined],
    ['[{"name":"a"},', 'table-json', undefined],
    ['["a","b"]', 'table-json', undefined],
    [head('255044462d312e34'), 'table-other-file', 'PDF'],
    [head('89504e470d0a1a0a'), 'table-other-file', 'PNG'],
    [head('ffd8ffe000104a46'), 'table-other-file', 'JPEG'],
    [head('0000001866747970686569630000'), 'table-other-file', 'HEIC'],
    [head('7b5c727466315c616e7369'), 'table-other-file', 'RTF'],
    [head('526172211a070100'), 'table-other-file', 'RAR'],
    [new Uint8Array([0x61, 0, 0x62]), 'not-a-file', undefined],
  ])('is called by its name: %s', async (file, problem, detail) => {
    const table = await read(file)
    expect(table).toEqual({ kind: 'problem', problem, ...(detail === undefined ? {} : { detail }) })
  })

  it('a title in brackets begins a table all the same', async () => {
    expect(await rowsOf('[订单]\n姓名,电话')).toEqual([['[订单]'], ['姓名', '电话']])
  })

  it('is told in three languages what to do', () => {
    const refusal = { kind: 'problem', problem: 'table-encoding', detail: 'Shift-JIS' } as const
    expect(tableSentence(refusal, 'en-US')).toContain('(it may be Shift-JIS)')
    expect(tableSentence({ ...refusal, detail: '' }, 'zh-CN')).toBe(
      '看不出这个文件用的是哪种文字编码。请另存为 CSV（UTF-8）或 .xlsx 后再传。',
    )
    const quote = { kind: 'problem', problem: 'table-quote', detail: '7' } as const
    for (const locale of localeIds.filter(readsSource))
      expect(tableSentence(quote, locale)).toContain('第 7 行')
  })
})

it('a number with an exponent that has all its digits is written out', async () => {
  expect(await rowsOf('1.3800138000E+10\n1.38E+10')).toEqual([['13800138000'], ['1.38E+10']])
})

it('a number that a spreadsheet has shortened has lost its digits, unless all of them stand in it', () => {
  for (const cell of ['1.38E+10', '1.23457E+18', '8.6138E+12', '1e11', '6,60120E+11'])
    expect(hasLostDigits(cell)).toBe(true)
  for (const cell of ['1.5', '1.5E+3', '13800138000', '1.3800138000E+10', 'E10', '', 'HY1E10'])
    expect(hasLostDigits(cell)).toBe(false)
})

it('leaves out of cells what nobody sees', async () => {
  const [phone, street] = ['\u202d139 0000 1035\u202c', '\u200e香港中路\u300030号\u00ad']
  expect(await rowsOf(`\ufeff${phone},${street}`)).toEqual([['139 0000 1035', '香港中路 30号']])
})
