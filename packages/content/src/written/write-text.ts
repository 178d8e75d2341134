import { isPlainText } from '@hongyan/domain/typed/clean-text'

/** What a plain text must not begin with, and what must not stand in it. */
const begins = /^[-?:,[\]{}#&*!|>'"%@`\s]/
const within = /: |:$| #|\s$|\n/
/** What would be read as something else than a text. */
const otherKinds =
  /^(?:null|true|false|~|[-+]?(?:\d[\d_]*)?\.?\d*(?:e[-+]?\d+)?|0[xo][\da-f]+|[-+]?\.(?:inf|nan))$/i
const han = /\p{Script=Han}/u

/** A value without quotes as it stands between braces; null where it needs quotes there. */
export function inFlow(value: unknown): string | null {
  if (typeof value !== 'string') return String(value)
  return isPlain(value) && !/[,[\]{}]/.test(value) ? value : null
}

/**
 * The lines of a value that stands by itself: as it is, in quotes, or, where it is long, folded below its key.
 * `used` columns of its first line are taken.
 */
export function inBlock(
  value: unknown,
  { used, indent, width }: { readonly used: number; readonly indent: string; readonly width: number },
): readonly string[] {
  if (typeof value !== 'string') return [Array.isArray(value) ? '[]' : String(value)]
  if (isPlain(value) && used + value.length <= width) return [value]
  const isShort = used + value.length + 2 <= width
  if (!isShort && isFoldable(value))
    return ['>-', ...folded(value, width - indent.length).map((line) => indent + line)]
  return [quoted(value)]
}

function isPlain(text: string): boolean {
  return (
    text !== '' && !begins.test(text) && !within.test(text) && !otherKinds.test(text) && isPlainText(text)
  )
}

/** What nobody sees is written by its number: it is not lost where texts are cleaned. */
function quoted(text: string): string {
  if (isPlainText(text) && !/[\n\r\t]/.test(text)) return `'${text.replaceAll("'", "''")}'`
  return [...JSON.stringify(text)].map((sign) => (isPlainText(sign) ? sign : escaped(sign))).join('')
}

function escaped(sign: string): string {
  const number = (sign.codePointAt(0) ?? 0).toString(16)
  return number.length > 4 ? `\\U${number.padStart(8, '0')}` : `\\u${number.padStart(4, '0')}`
}

/** Where lines are joined a space stands: a text with other spaces than single ones would not come back. */
function isFoldable(text: string): boolean {
  return /^\S+(?: \S+)*$/.test(text) && isPlainText(text)
}

/** Chinese stands in one line: it has no spaces to break at. */
function folded(text: string, width: number): readonly string[] {
  if (han.test(text)) return [text]
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
