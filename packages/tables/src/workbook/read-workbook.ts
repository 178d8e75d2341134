import { NoTable, type Rows, type TableBounds } from '../table.ts'
import type { Calendar } from './cell-text.ts'
import { readSheet, type SheetParts } from './read-sheet.ts'
import { readStyles } from './read-styles.ts'
import { readXml } from './read-xml.ts'
import { readSharedStrings } from './shared-strings.ts'
import { type Archive, type ByteSource, bytesAt, openArchive } from './unpack.ts'

/** The rows of a workbook, all of them. @throws NoTable */
export function readWorkbook(bytes: Uint8Array, bounds: TableBounds): Rows {
  return [...openWorkbook(bytesAt(bytes), bounds)()].flat()
}

/**
 * Reads the rows of the first sheet that is shown and holds anything, in the order of the tabs, some at a time and as
 * often as they are asked for: in memory are the texts that cells share, and a piece of the sheet.
 * @throws NoTable
 */
export function openWorkbook(file: ByteSource, bounds: TableBounds): () => Generator<Rows> {
  const archive = openArchive(file, bounds)
  refuseOtherArchive(archive)
  const book =
    linksFrom(archive, '', bounds).find(({ kind }) => kind === 'officeDocument')?.part ?? 'xl/workbook.xml'
  const xml = archive.text(book)
  if (xml === null) throw new NoTable('table-damaged')
  const { sheets, calendar } = readBook(xml, bounds)
  const links = linksFrom(archive, book, bounds)
  const textOf = (kind: string) => {
    const part = links.find((link) => link.kind === kind)?.part
    return part === undefined ? null : archive.text(part)
  }
  const parts = {
    strings: readSharedStrings(textOf('sharedStrings') ?? [], bounds),
    styles: readStyles(textOf('styles') ?? [], bounds),
    calendar,
  }
  const shown = sheets.flatMap(({ link, isHidden }) => {
    const part = links.find(({ id }) => id === link)?.part
    return isHidden || part === undefined ? [] : [part]
  })
  return () => rowsOfSheets(archive, shown, parts, bounds)
}

function* rowsOfSheets(
  archive: Archive,
  shown: readonly string[],
  parts: SheetParts,
  bounds: TableBounds,
): Generator<Rows> {
  let isFound = false
  for (const part of shown) {
    const sheet = archive.text(part)
    if (sheet === null) continue
    isFound = true
    let isEmpty = true
    for (const rows of readSheet(sheet, parts, bounds)) {
      isEmpty = false
      yield rows
    }
    if (!isEmpty) return
  }
  throw new NoTable(isFound ? 'table-empty' : 'table-damaged')
}

/** What archives hold that are something else, by a part that only they have. */
const others = [
  [/^xl\/workbook\.bin$/, 'table-other-workbook', 'XLSB'],
  [/^Index(\/.*)?(\.zip|\.iwa)$/, 'table-other-workbook', 'Numbers'],
  [/^word\//, 'table-other-file', 'Word'],
  [/^ppt\//, 'table-other-file', 'PowerPoint'],
  [/^content\.xml$/, 'table-other-workbook', 'OpenDocument'],
  [/^EncryptedPackage$/, 'table-locked', undefined],
] as const

function refuseOtherArchive({ names }: Archive): void {
  if (names.some((name) => /^xl\/.*\.xml$/i.test(name))) return
  const other = others.find(([mark]) => names.some((name) => mark.test(name)))
  if (other) throw new NoTable(other[1], other[2])
  throw new NoTable('table-other-file', 'ZIP')
}

type Sheet = { readonly link: string; readonly isHidden: boolean }

function readBook(
  pieces: Iterable<string>,
  bounds: TableBounds,
): { readonly sheets: readonly Sheet[]; readonly calendar: Calendar } {
  const sheets: Sheet[] = []
  let calendar: Calendar = 1900
  readXml(
    pieces,
    {
      open: (name, attribute) => {
        if (name === 'workbookPr' && /^(1|true)$/.test(attribute('date1904') ?? '')) calendar = 1904
        if (name !== 'sheet') return
        sheets.push({ link: attribute('id') ?? '', isHidden: /hidden/i.test(attribute('state') ?? '') })
        if (sheets.length > bounds.parts) throw new NoTable('table-too-large')
      },
    },
    bounds,
  )
  return { sheets, calendar }
}

type Link = { readonly id: string; readonly kind: string; readonly part: string }

/** The parts that a part leads to, by their full names; those of the archive itself for ''. */
function linksFrom(archive: Archive, from: string, bounds: TableBounds): readonly Link[] {
  const folder = from.slice(0, from.lastIndexOf('/') + 1)
  const xml = archive.text(`${folder}_rels/${from.slice(folder.length)}.rels`)
  if (xml === null) return []
  const links: Link[] = []
  readXml(
    xml,
    {
      open: (name, attribute) => {
        if (name !== 'Relationship' || attribute('TargetMode') === 'External') return
        const target = attribute('Target') ?? ''
        // Two editions of the standard have the same kinds under other addresses.
        const kind = (attribute('Type') ?? '').split('/').at(-1) ?? ''
        links.push({ id: attribute('Id') ?? '', kind, part: partAt(folder, target) })
        if (links.length > bounds.parts) throw new NoTable('table-too-large')
      },
    },
    bounds,
  )
  return links
}

function partAt(folder: string, target: string): string {
  return new URL(target, `file:///${folder}`).pathname.slice(1)
}
