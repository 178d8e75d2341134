import { commonSigns } from './common-signs.ts'
import { NoTable } from './table.ts'

/**
 * The text of a file: UTF-8 or UTF-16 as its mark says or its bytes show, else GB18030 or Big5, whichever gives Chinese
 * as it is written. Where neither clearly does, no text is made up.
 * @throws NoTable `table-encoding`, `not-a-file`
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).text
}

/**
 * By which encoding the text of a file would be read, told by a part of it that ends with a line.
 * @throws NoTable as `decodeText`
 */
export function encodingOf(bytes: Uint8Array): string {
  return decode(bytes).encoding
}

type Decoded = { readonly encoding: string; readonly text: string }

function decode(bytes: Uint8Array): Decoded {
  const marked = markOf(bytes)
  if (marked !== null) return { encoding: marked, text: decodeMarked(bytes, marked) }
  if (bytes.includes(0)) return decodeUtf16(bytes)
  const text = decodeAs('utf-8', bytes)
  if (text !== null && !isByChance(text)) return { encoding: 'utf-8', text: refuseControls(text) }
  const broken = text === null ? brokenText(bytes, 'utf-8') : null
  if (broken !== null) throw broken
  return decodeChinese(bytes)
}

type Mark = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32'

function markOf([first, second, third, fourth]: Uint8Array): Mark | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-32' : 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff) return 'utf-32'
  return null
}

function decodeMarked(bytes: Uint8Array, mark: Mark): string {
  if (mark === 'utf-32') throw new NoTable('table-encoding', 'UTF-32')
  const text = decodeAs(mark, bytes)
  if (text !== null) return refuseControls(text)
  throw brokenText(bytes, mark) ?? new NoTable('table-encoding', mark.toUpperCase())
}

/** Of the signs that are no Latin letters how many may be broken in a text that is of its encoding still. */
const mostBroken = 0.2

/** Why a text of an encoding is refused of which a few bytes are broken; null where it is none of that encoding. */
function brokenText(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): NoTable | null {
  const text = new TextDecoder(encoding).decode(bytes)
  const foreign = text.slice(0, sampled).replace(/[\0-\x7f]/g, '')
  if (
    shareOf(foreign, /\ufffd/g) > mostBroken ||
    shareOf(foreign, /[\u4e00-\u9fff\u3000-\u3011\uff01-\uff5e]/g) < 0.5
  )
    return null
  const before = text.slice(0, text.indexOf('\ufffd'))
  return new NoTable('table-broken-text', String(before.split(/\r\n?|\n/).length))
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A few Chinese signs in GB18030 can be UTF-8 too: that of signs which stand in no text. */
function isByChance(text: string): boolean {
  const foreign = text.slice(0, sampled).replace(/[\0-\x7f]/g, '')
  return foreign !== '' && !/[^\u0080-\u07ff]/.test(foreign) && shareOf(foreign, writtenSigns) < leastPlain
}
const writtenSigns = /[\u00a0-\u017f\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu

/** UTF-16 without its mark: one order of bytes gives lines of letters and signs, the other rubbish. */
function decodeUtf16(bytes: Uint8Array): Decoded {
  for (const encoding of ['utf-16le', 'utf-16be']) {
    const text = bytes.length % 2 === 0 ? decodeAs(encoding, bytes) : null
    // Row ends and separators, read the wrong way round, are U+0A00, U+2C00 and the like.
    if (text !== null && !controls.test(text) && shareOf(text, plainSigns) > leastPlain)
      return { encoding, text }
  }
  throw new NoTable('not-a-file')
}

const leastPlain = 0.9
const plainSigns = /[\t\n\r -~\u00a0-\u024f\u2010-\u203b\u3000-\u3011\u4e00-\u9fff\uff01-\uff5e]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are looked for by
const controls = /[\0-\x08\x0b\x0e-\x1f\x7f]/

/** Escapes switch between the signs of other encodings; no table holds them. */
function refuseControls(text: string): string {
  if (text.includes('\x1b')) throw new NoTable('table-encoding', 'ISO-2022')
  if (controls.test(text.slice(0, sampled))) throw new NoTable('not-a-file')
  return text
}

const sampled = 65_536

function shareOf(text: string, wanted: RegExp): number {
  const sample = text.slice(0, sampled)
  return sample.length === 0 ? 0 : (sample.match(wanted)?.length ?? 0) / sample.length
}

/** Encodings in which spreadsheets of the mainland, and of Hong Kong and Taiwan, write. */
function decodeChinese(bytes: Uint8Array): Decoded {
  const judged = (['gb18030', 'big5'] as const).flatMap((encoding) => {
    const text = decodeAs(encoding, bytes)
    return text === null || controls.test(text.slice(0, sampled))
      ? []
      : [{ encoding, text, ...judge(text, encoding) }]
  })
  const [best, other] = judged.sort((one, two) => two.worth - one.worth)
  const least = looksKorean(bytes) ? leastAgainstKorean : leastWorth
  if (
    best === undefined ||
    best.worth < least ||
    best.worth - (other?.worth ?? -1) < leastLead + 2 / best.signs
  )
    throw new NoTable('table-encoding', likeliestOf(bytes))
  return best
}

/** How much a text has to look like Chinese, and how much more than the other way to read it: of few signs, clearly. */
const leastWorth = 0.15
const leastAgainstKorean = 0.5
const leastLead = 0.15

/** Korean syllables lie where GB18030 has its usual signs. */
function looksKorean(bytes: Uint8Array): boolean {
  return shareOf(foreignIn(bytes, 'euc-kr'), /[\uac00-\ud7a3]/g) > 0.9
}

/**
 * How much a decoded text looks like Chinese, from -1 to 1: signs of every list count for it, rare ones against it.
 * Punctuation and Latin letters say nothing.
 */
function judge(
  text: string,
  encoding: 'gb18030' | 'big5',
): { readonly worth: number; readonly signs: number } {
  let common = 0
  let rare = 0
  let signs = 0
  for (const sign of text.slice(0, sampled)) {
    if (sign < '\u0080' || punctuation.test(sign)) continue
    signs += 1
    if (commonSigns.has(sign)) common += 1
    else if (!ideographs.test(sign)) rare += 1
    else if (!usualIn(encoding).has(sign)) rare += 0.5
  }
  return { worth: signs === 0 ? -1 : (common - rare) / signs, signs }
}

const punctuation = /[\u2010-\u203b\u3000-\u3011\uff01-\uff5e]/
const ideographs = /[\u3400-\u9fff\u{20000}-\u{323af}]/u

/** The signs that an encoding was made for first: GB 2312 level 1, Big5 level 1. */
function usualIn(encoding: 'gb18030' | 'big5'): ReadonlySet<string> {
  const known = usual.get(encoding)
  if (known !== undefined) return known
  const [from, to] = encoding === 'gb18030' ? [0xb0, 0xd7] : [0xa4, 0xc6]
  const bytes: number[] = []
  for (let lead = from; lead <= to; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const isTrail = trail >= 0xa1 || (encoding === 'big5' && trail <= 0x7e)
      if (isTrail) bytes.push(lead, trail)
    }
  }
  const signs = new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)))
  usual.set(encoding, signs)
  return signs
}
const usual = new Map<string, ReadonlySet<string>>()

/** Other encodings that people send, by the signs that only they have; for the sentence that asks for UTF-8. */
const others = [
  ['Shift-JIS', 'shift_jis', /[\u3040-\u30fa]/g],
  ['EUC-JP', 'euc-jp', /[\u3040-\u30fa]/g],
  ['EUC-KR', 'euc-kr', /[\uac00-\ud7a3]/g],
] as const

function likeliestOf(bytes: Uint8Array): string {
  const found = others.find(([, encoding, signs]) => shareOf(foreignIn(bytes, encoding), signs) > leastOther)
  if (found) return found[0]
  const foreign = bytes.reduce((sum, byte) => sum + Number(byte > 0x7f), 0)
  return foreign < bytes.length / 4 ? 'Windows-1252' : ''
}

/** Of the signs that are no Latin letters. */
const leastOther = 0.25

function foreignIn(bytes: Uint8Array, encoding: string): string {
  return (decodeAs(encoding, bytes) ?? '').slice(0, sampled).replace(/[\0-\x7f]/g, '')
}
