import { NoTable, type TableBounds } from '../table.ts'

/** What is told of a text of XML, in its order; names without their prefix. */
type XmlReader = {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Elements inside one another; sheets have about ten. */
const deepest = 64

/** Characters of a comment, of a text that is not decoded: nobody writes longer ones into a workbook. */
const longestSkipped = 1_048_576

/**
 * Walks through XML once, from its beginning to its end, in pieces that may be cut anywhere: of what was walked through
 * nothing stays. A document type is refused: no workbook has one, and entities of its own are how a few bytes become many.
 * @throws NoTable where it is none, or a tag is longer than its bounds
 */
export function readXml(
  pieces: Iterable<string>,
  reader: XmlReader,
  bounds: Pick<TableBounds, 'characters'>,
): void {
  for (const _ of walkXml(pieces, reader, bounds));
}

/** The same piece by piece, for whoever hands on what a piece held before the next is read. @throws NoTable */
export function* walkXml(
  pieces: Iterable<string>,
  reader: XmlReader,
  { characters }: Pick<TableBounds, 'characters'>,
): Generator<void> {
  const open: string[] = []
  let rest = ''

  /** Walks as far as a text is whole; where it was left. */
  function walk(xml: string, isLast: boolean): number {
    let at = 0
    while (at < xml.length) {
      const tag = xml.indexOf('<', at)
      const textEnd = tag !== -1 ? tag : isLast ? xml.length : wholeText(xml, at)
      if (textEnd !== at && open.length > 0) reader.text?.(decodeEntities(xml.slice(at, textEnd)))
      if (tag === -1) return textEnd
      if (!isLast && xml.length - tag < longestBegin) return tag
      const ignored = skipped.find(({ begins }) => xml.startsWith(begins, tag))
      if (ignored !== undefined) {
        if (ignored.isRefused) throw new NoTable('table-damaged')
        const end = xml.indexOf(ignored.ends, tag)
        if (end === -1 && xml.length - tag > longestSkipped) throw new NoTable('table-too-large')
        if (end === -1) return tag
        if (ignored.isText) reader.text?.(xml.slice(tag + ignored.begins.length, end))
        at = end + ignored.ends.length
        continue
      }
      const end = endOfTag(xml, tag, characters)
      if (end === null) return tag
      take(xml, tag, end)
      at = end + 1
    }
    return at
  }

  function take(xml: string, tag: number, end: number): void {
    const isEnd = xml[tag + 1] === '/'
    const isEmpty = xml[end - 1] === '/'
    const body = xml.slice(tag + (isEnd ? 2 : 1), isEmpty ? end - 1 : end)
    const name = /^[^\s/]+/.exec(body)?.[0] ?? ''
    if (name === '') throw new NoTable('table-damaged')
    if (isEnd) {
      if (open.pop() !== name) throw new NoTable('table-damaged')
    } else {
      if (open.length >= deepest) throw new NoTable('table-damaged')
      reader.open?.(localName(name), (wanted) => attributeOf(body, wanted))
      if (!isEmpty) open.push(name)
    }
    if (isEnd || isEmpty) reader.close?.(localName(name))
  }

  for (const piece of pieces) {
    const xml = rest + piece
    rest = xml.slice(walk(xml, false))
    yield
  }
  if (walk(rest, true) < rest.length || open.length > 0) throw new NoTable('table-damaged')
}

/** The longest of the marks that are looked for behind a `<`, and of what an entity is written with. */
const longestBegin = '<![CDATA['.length
const longestEntity = '&#xFFFFFF;'.length

/** Where a text that goes on ends for now: before an entity that may be cut. */
function wholeText(xml: string, from: number): number {
  const entity = xml.lastIndexOf('&')
  return entity >= from && xml.length - entity < longestEntity ? entity : xml.length
}

type Skipped = {
  readonly begins: string
  readonly ends: string
  readonly isText?: true
  readonly isRefused?: true
}
const skipped: readonly Skipped[] = [
  { begins: '<?', ends: '?>' },
  { begins: '<!--', ends: '-->' },
  { begins: '<![CDATA[', ends: ']]>', isText: true },
  { begins: '<!', ends: '>', isRefused: true },
]

/** Where a tag ends, null where it goes on; what is quoted in it may hold any sign. */
function endOfTag(xml: string, from: number, longest: number): number | null {
  let at = from + 1
  for (;;) {
    if (at - from > longest) throw new NoTable('table-too-large')
    const sign = xml[at]
    if (sign === '>') return at
    if (sign === undefined) return null
    if (sign === '<') throw new NoTable('table-damaged')
    if (sign === '"' || sign === "'") {
      const end = xml.indexOf(sign, at + 1)
      if (end === -1 && xml.length - from > longest) throw new NoTable('table-too-large')
      if (end === -1) return null
      at = end
    }
    at += 1
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** An attribute by its name without prefix; of two such the one with a prefix, which links have. */
function attributeOf(body: string, wanted: string): string | undefined {
  let found: string | undefined
  for (const { name, value } of attributesOf(body)) {
    if (name === wanted && found === undefined) found = value
    else if (name.endsWith(`:${wanted}`) && !name.startsWith('xmlns:')) found = value
  }
  return found === undefined ? undefined : decodeEntities(found)
}

/** From one attribute to the next: a tag that has none where one should begin is looked through no further. */
function* attributesOf(body: string): Generator<{ readonly name: string; readonly value: string }> {
  const attribute = /\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  attribute.lastIndex = /^[^\s/]+/.exec(body)?.[0].length ?? 0
  for (let found = attribute.exec(body); found !== null; found = attribute.exec(body)) {
    const [, name = '', double, single] = found
    yield { name, value: double ?? single ?? '' }
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : ''
  })
}
