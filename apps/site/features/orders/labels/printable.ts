/** What stands on a label in place of a character that nothing can be printed for. */
const missingSign = '〓'

/** Places of the printer's table for characters of one's own, and the sign of it that the typeface lacks. */
const notInTypeface = /\p{Co}|≒/u

/** Letters and signs that have no form without their marks, as they are written without them. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '‧': '·',
  '・': '·',
  '•': '·',
  '−': '-',
  '⁄': '/',
  '¥': '￥',
  '£': '￡',
}

/** Katakana of half the width, whose marks stand apart. */
const halfWidth = /[\uff61-\uff9f]+/g

let known: ReadonlySet<string> | null = null

/** Chinese characters of GB 18030-2022 at its third level, first and last of each block; Hong Kong's are among them. */
const hanBlocks = [
  [0x3400, 0x4db5],
  [0x4e00, 0x9fef],
  [0x20000, 0x2a6d6],
  [0x2a700, 0x2b734],
  [0x2b740, 0x2b81d],
  [0x2b820, 0x2cea1],
  [0x2ceb0, 0x2ebe0],
] as const

/** Code points of every Chinese character that names may be written with. */
export function hanOfStandard(): readonly number[] {
  return hanBlocks.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
}

function isHanOfStandard(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return hanBlocks.some(([first, last]) => code >= first && code <= last)
}

/** The other characters that labels are printed with: ASCII and what the typeface has of GBK. */
export function printableCharacters(): ReadonlySet<string> {
  if (known) return known
  const decoder = new TextDecoder('gbk')
  const found = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)))
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail))
      if (text.length === 1 && text !== '\ufffd' && !notInTypeface.test(text)) found.add(text)
    }
  }
  known = found
  return found
}

/**
 * A text as it can be printed. What the typeface lacks stands in its plain letters (ö as o), what cannot be seen is left
 * out, and for anything else stands the trade's sign for a missing character.
 */
export function printable(text: string): string {
  const whole = text.normalize('NFC').replace(halfWidth, (run) => run.normalize('NFKC'))
  // A fraction or a circled number after a digit would be read as one number with it.
  const apart = whole.replace(/(?<=\p{Nd})(?=\p{No})/gu, ' ')
  return [...apart.replace(/\s+/g, ' ')].map(nearest).join('')
}

/** Whether every character of a text is printed, if in plain letters. */
export function isPrintable(text: string): boolean {
  return !printable(text).includes(missingSign)
}

function nearest(character: string): string {
  const characters = printableCharacters()
  if (characters.has(character) || isHanOfStandard(character)) return character
  if (/[\p{M}\p{Cc}\p{Cf}]/u.test(character)) return ''
  const letters = [...character.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => plainForms[letter] ?? letter)
    .join('')
  return letters !== '' && [...letters].every((letter) => characters.has(letter)) ? letters : missingSign
}
