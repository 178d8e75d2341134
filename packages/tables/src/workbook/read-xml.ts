import { NoTable, type TableBounds } from '../table.ts'

/** What is told of a text of XML, in its order; names without their prefix. */
type XmlReader = {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Elements inside one another; sheets have about ten. */
const deepest = 64

/**
 * Walks through XML once, from its beginning to its end. A document type is refused: no workbook has one, and entities
 * of its own are how a few bytes become many.
 * @throws NoTable where it is none, or a tag is longer than its bounds
 */
export function readXml(
  xml: string,
  reader: XmlReader,
  { characters }: Pick<TableBounds, 'characters'>,
): void {
  const open: string[] = []
  let at = 0
  while (at < xml.length) {
    const tag = xml.indexOf('<', at)
    if (tag !== at && open.length > 0)
      reader.text?.(decodeEntities(xml.slice(at, tag === -1 ? undefined : tag)))
    if (tag === -1) break
    const ignored = skipped.find(({ begins }) => xml.startsWith(begins, tag))
    if (ignored !== undefined) {
      const end = xml.indexOf(ignored.ends, tag)
      if (end === -1 || ignored.isRefused) throw new NoTable('table-damaged')
      if (ignored.isText) reader.text?.(xml.slice(tag + ignored.begins.length, end))
      at = end + ignored.ends.length
      continue
    }
    const end = endOfTag(xml, tag, characters)
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
    at = end + 1
  }
  if (open.length > 0) throw new NoTable('table-damaged')
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

/** Where a tag ends; what is quoted in it may hold any sign. */
function endOfTag(xml: string, from: number, longest: number): number {
  let at = from + 1
  for (;;) {
    const sign = xml[at]
    if (sign === '>') return at
    if (sign === undefined || sign === '<') throw new NoTable('table-damaged')
    if (sign === '"' || sign === "'") {
      at = xml.indexOf(sign, at + 1)
      if (at === -1) throw new NoTable('table-damaged')
    }
    if (at - from > longest) throw new NoTable('table-too-large')
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
