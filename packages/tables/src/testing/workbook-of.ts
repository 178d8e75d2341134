import { strToU8, zipSync } from 'fflate'

/** Parts of a workbook by their names. */
export type Parts = Readonly<Record<string, string>>

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export const sheetXml = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`

/** The parts that every workbook has, around the rows of its one sheet. */
export const partsOf = (rows: string): Parts => ({
  '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relation}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${relation}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheetXml(rows),
})

export function workbookOf(rows: string, more: Parts = {}): Uint8Array {
  const parts = { ...partsOf(rows), ...more }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}
