import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { readTable } from '../read-table.ts'
import { bounds } from '../testing/bounds.ts'
import { type Parts, partsOf, sheetXml, workbookOf } from '../testing/workbook-of.ts'

const read = (bytes: Uint8Array) => readTable(bytes, bounds)
const rowsIn = async (bytes: Uint8Array) => {
  const table = await read(bytes)
  return table.kind === 'table' ? table.rows : table
}
const rowsOf = (rows: string, more: Parts = {}) => rowsIn(workbookOf(rows, more))
const inline = (text: string, at = '') => `<c${at && ` r="${at}"`} t="inlineStr"><is><t>${text}</t></is></c>`

describe('a workbook', () => {
  it('shows days and times as a sheet shows them, and figures digit by digit', async () => {
    const day = { value: new Date(Date.UTC(2026, 10, 23)), type: Date, format: 'yyyy/mm/dd' }
    const time = { value: new Date(Date.UTC(1899, 11, 30, 16, 30)), type: Date, format: 'hh:mm' }
    const both = { value: new Date(Date.UTC(2026, 10, 23, 9, 5)), type: Date, format: 'yyyy/mm/dd hh:mm' }
    const phone = { value: 13_900_002_468, type: Number }
    const written = await writeWorkbook([
      [day, time, both, phone, { value: ' 4.20 ', type: String }],
    ]).toBuffer()
    const rows = [['2026-11-23', '16:30', '2026-11-23 09:05', '13900002468', '4.20']]
    expect(await rowsIn(written)).toEqual(rows)
    expect(await rowsIn(zipSync(unzipSync(written), { level: 0 }))).toEqual(rows)
  })

  it('has texts that cells share, in runs of several formats, without how they are spoken', async () => {
    const shared = `<sst><si><t>姓名</t></si><si><r><t>张</t></r><r><rPr><b/></rPr><t xml:space="preserve">三 </t></r><rPh sb="0" eb="1"><t>ZHANG</t></rPh></si><si><t>a_x000D_b &amp; &#x1F4E6;</t></si></sst>`
    const cell = (index: number) => `<c t="s"><v>${index}</v></c>`
    expect(
      await rowsOf(`<row>${cell(0)}${cell(1)}${cell(2)}</row>`, { 'xl/sharedStrings.xml': shared }),
    ).toEqual([['姓名', '张三', 'a\rb & 📦']])
  })

  it('counts on where rows and cells do not say where they stand, and leaves gaps where they do', async () => {
    expect(await rowsOf(`<row>${inline('a')}${inline('b')}</row><row>${inline('c')}</row>`)).toEqual([
      ['a', 'b'],
      ['c'],
    ])
    expect(
      await rowsOf(`<row r="3">${inline('a', 'B3')}${inline('b')}</row><row>${inline('c')}</row>`),
    ).toEqual([[], [], ['', 'a', 'b'], ['c']])
  })

  it('may have prefixes before its names, formulas with their values, errors, and yes and no', async () => {
    const cells =
      '<x:c t="b"><x:v>1</x:v></x:c><x:c><x:f>A1+1</x:f><x:v>2.5000000000000004</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c><x:c t="str"><x:f>X</x:f><x:v>文</x:v></x:c><x:c t="n"/>'
    const sheet = `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row>${cells}</x:row></x:sheetData></x:worksheet>`
    expect(await rowsOf('', { 'xl/worksheets/sheet1.xml': sheet })).toEqual([['true', '2.5', '#N/A', '文']])
  })

  it('counts days from 1904 where it says so, and pads figures whose format has a length', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="000000"/><numFmt numFmtId="171" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="172" formatCode="[Red]0.00&quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="14"/><xf numFmtId="172"/></cellXfs></styleSheet>`
    const row =
      '<row><c s="1"><v>10020</v></c><c s="2"><v>44888</v></c><c s="3"><v>44888.5</v></c><c s="4"><v>3</v></c></row>'
    const book = (properties: string) => ({
      'xl/styles.xml': styles,
      'xl/workbook.xml': (partsOf('')['xl/workbook.xml'] ?? '').replace('<sheets>', `${properties}<sheets>`),
    })
    expect(await rowsOf(row, book(''))).toEqual([['010020', '2022-11-23', '2022-11-23 12:00', '3']])
    expect(await rowsOf(row, book('<workbookPr date1904="1"/>'))).toEqual([
      ['010020', '2026-11-24', '2026-11-24 12:00', '3'],
    ])
  })

  it('says where digits are lost, and writes small and large figures out', async () => {
    const cells = ['110101199003071234', '1.3800138E10', '5E-7', '1E14']
      .map((value) => `<c><v>${value}</v></c>`)
      .join('')
    expect(await rowsOf(`<row>${cells}</row>`)).toEqual([
      ['1.10101E+17', '13800138000', '0.0000005', '100000000000000'],
    ])
  })

  it('is read from the first tab that is shown and holds anything, whatever its file is called', async () => {
    const book = `<workbook xmlns:r="r"><sheets><sheet name="old" sheetId="9" state="hidden" r:id="rId9"/><sheet name="empty" sheetId="7" r:id="rId7"/><sheet name="now" sheetId="1" r:id="rId8"/></sheets></workbook>`
    const link = (id: number, target: string) =>
      `<Relationship Id="rId${id}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="${target}"/>`
    const more = {
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': `<Relationships>${link(9, 'worksheets/sheet1.xml')}${link(7, '/xl/worksheets/sheet3.xml')}${link(8, 'worksheets/../worksheets/sheet2.xml')}</Relationships>`,
      'xl/worksheets/sheet2.xml': sheetXml(`<row>${inline('now')}</row>`),
      'xl/worksheets/sheet3.xml': sheetXml('<row r="1"><c r="A1" s="1"/></row>'),
    }
    expect(await rowsOf(`<row>${inline('hidden')}</row>`, more)).toEqual([['now']])
  })

  it('may be formatted to the end of the sheet', async () => {
    const formatted = '<row r="1048576"><c r="XFD1048576" s="1"/></row>'
    expect(await rowsOf(`<row r="1">${inline('a', 'A1')}<c r="XFD1" s="3"/></row>${formatted}`)).toEqual([
      ['a'],
    ])
  })
})

const damaged = { kind: 'problem', problem: 'table-damaged' }
const tooLarge = { kind: 'problem', problem: 'table-too-large' }

describe('what is no workbook that can be read', () => {
  it.each([
    ['is cut off', async () => workbookOf(`<row>${inline('a')}</row>`).subarray(0, 700), damaged],
    ['has no XML', async () => workbookOf('<row'), damaged],
    [
      'has an entity of its own',
      async () =>
        workbookOf('', { 'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${sheetXml('&a;')}` }),
      damaged,
    ],
    [
      'names a place beyond every sheet',
      async () => workbookOf('<row r="1"><c r="ZZZZZ1"><v>1</v></c></row>'),
      damaged,
    ],
    ['names a row that is none', async () => workbookOf('<row r="1e9"><c><v>1</v></c></row>'), damaged],
    ['has nothing in it', async () => workbookOf('<row/>'), { kind: 'problem', problem: 'table-empty' }],
    [
      'holds a cell far outside of a list',
      async () => workbookOf('<row r="900000"><c r="A900000"><v>1</v></c></row>'),
      tooLarge,
    ],
    ['is nested without end', async () => workbookOf('<a>'.repeat(100_000)), damaged],
    ['has a tag without end', async () => workbookOf(`<row r="${'1'.repeat(4_000_000)}"/>`), tooLarge],
    ['has a tag full of attributes', async () => workbookOf(`<row ${'a="b" '.repeat(600_000)}/>`), tooLarge],
    [
      'has formats without number',
      async () => workbookOf('', { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(700_000)}</cellXfs></s>` }),
      tooLarge,
    ],
    [
      'shares texts without number',
      async () => workbookOf('', { 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(800_000)}</sst>` }),
      tooLarge,
    ],
    [
      'holds cells without number',
      async () => workbookOf(`<row>${'<c><v>1</v></c>'.repeat(250_000)}</row>`),
      tooLarge,
    ],
    ['unpacks to too much', async () => workbookOf(' '.repeat(20_000_000)), tooLarge],
    ['says that it unpacks to little', async () => understated(workbookOf(' '.repeat(20_000_000))), tooLarge],
    [
      'has parts without number',
      async () =>
        zipSync(Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`xl/${at}.xml`, strToU8('')]))),
      tooLarge,
    ],
    ['has a part twice', async () => twice(workbookOf(`<row>${inline('a')}</row>`)), damaged],
  ] as const)('a file that %s', async (_what, file, answer) => {
    expect(await read(await file())).toEqual(answer)
  })

  it('rows without number that hold nothing are passed over', async () => {
    expect(await rowsOf(`${'<row/>'.repeat(200_000)}<row r="2">${inline('a')}</row>`)).toEqual([[], ['a']])
  })

  it('is called by its name', async () => {
    const archive = (name: string) => zipSync({ [name]: strToU8('x') })
    const compound = (name: string) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(name, 'utf16le')])
    const named = async (file: Uint8Array) => {
      const table = await read(file)
      return table.kind === 'problem' ? [table.problem, table.detail] : table.kind
    }
    expect(await named(archive('Index/Document.iwa'))).toEqual(['table-other-workbook', 'Numbers'])
    expect(await named(archive('content.xml'))).toEqual(['table-other-workbook', 'OpenDocument'])
    expect(await named(archive('word/document.xml'))).toEqual(['table-other-file', 'Word'])
    expect(await named(archive('photo.jpg'))).toEqual(['table-other-file', 'ZIP'])
    expect(await named(compound('Workbook'))).toEqual(['table-old-workbook', undefined])
    expect(await named(compound('EncryptedPackage'))).toEqual(['table-locked', undefined])
    expect(await named(compound('WordDocument'))).toEqual(['table-other-file', 'Word'])
  })
})

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

/** An archive whose second sheet is called as the first is. */
function twice(archive: Uint8Array): Uint8Array {
  const parts = unzipSync(archive)
  const both = zipSync({
    ...parts,
    'xl/worksheets/sheet2.xml': parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  })
  return Buffer.from(strFromU8(both, true).replaceAll('sheet2.xml', 'sheet1.xml'), 'latin1')
}
