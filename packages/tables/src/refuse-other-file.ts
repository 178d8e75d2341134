import { NoTable } from './table.ts'

/** First bytes of files that people take for a table, in hexadecimal, and what they are. */
const marks: readonly (readonly [mark: RegExp, name: string])[] = [
  [/^25504446/, 'PDF'],
  [/^89504e47/, 'PNG'],
  [/^ffd8ff/, 'JPEG'],
  [/^47494638/, 'GIF'],
  [/^52494646.{8}57454250/, 'WebP'],
  [/^.{8}66747970(68656963|68656978|6d696631|61766966)/, 'HEIC'],
  [/^(49492a00|4d4d002a)/, 'TIFF'],
  [/^424d.{8}00000000/, 'BMP'],
  [/^7b5c727466/, 'RTF'],
  [/^526172211a07/, 'RAR'],
  [/^377abcaf271c/, '7z'],
  [/^1f8b/, 'gzip'],
  [/^53514c69746520666f726d6174/, 'SQLite'],
]

/** Of a compound file (D0CF11E0), which old Office programs and encrypted workbooks are. */
const compound = /^d0cf11e0/

/**
 * Refuses a file that is neither text nor an archive, by its first bytes.
 * @throws NoTable
 */
export function refuseOtherFile(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new NoTable('table-empty')
  const head = hexOf(bytes.subarray(0, 32))
  if (compound.test(head)) throw compoundProblem(bytes)
  const known = marks.find(([mark]) => mark.test(head))
  if (known) throw new NoTable('table-other-file', known[1])
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Streams inside a compound file have their names in UTF-16. */
function compoundProblem(bytes: Uint8Array): NoTable {
  const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1))
  if (names.includes('EncryptedPackage')) return new NoTable('table-locked')
  if (names.includes('WordDocument')) return new NoTable('table-other-file', 'Word')
  if (names.includes('PowerPoint Document')) return new NoTable('table-other-file', 'PowerPoint')
  return new NoTable('table-old-workbook')
}

/**
 * Refuses a text that is something else than a table.
 * @throws NoTable
 */
export function refuseOtherText(text: string): void {
  const start = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart()
  if (/^(<!doctype html|<html|<head|<body|<table|<meta|<div|<!--)/i.test(start) || isSheetOfXml(start))
    throw new NoTable('table-web-page')
  const other = texts.find(([mark]) => mark.test(start))
  if (other) throw new NoTable(other[1], other[2])
  if (isJson(text, start)) throw new NoTable('table-json')
}

/** How texts begin that are something else, in the order they are tried. */
const texts = [
  [/^MIME-Version:/i, 'table-web-page', undefined],
  [/^<(?:\?xml|[a-z][\w:.-]*[\s/>])/i, 'table-other-file', 'XML'],
  [/^BEGIN:VCARD/i, 'table-other-file', 'vCard'],
  [/^BEGIN:VCALENDAR/i, 'table-other-file', 'iCalendar'],
  [/^bplist/, 'table-other-file', 'plist'],
  [/^ID;P/, 'table-other-workbook', 'SYLK'],
  [/^TABLE\r?\n0,1\r?\n/, 'table-other-workbook', 'DIF'],
] as const

/** Workbooks as one XML file, as Excel wrote them in 2003. */
function isSheetOfXml(start: string): boolean {
  return /^<\?xml/i.test(start) && /urn:schemas-microsoft-com:office:spreadsheet|<html/i.test(start)
}

/** A title in square brackets begins no JSON. */
function isJson(text: string, start: string): boolean {
  if (!/^[[{]/.test(start)) return false
  if (/^(\{\s*"[^"]*"\s*:|\[\s*\{)/.test(start)) return true
  try {
    JSON.parse(text.replace(/^\ufeff/, ''))
    return true
  } catch {
    return false
  }
}
