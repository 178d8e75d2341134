import { cleanText } from '@hongyan/domain/typed/clean-text'
import { withDigits } from '@hongyan/domain/typed/lost-digits'

/**
 * A cell as it was meant, without marks nobody sees. What keeps a spreadsheet from taking text for a number or a formula is no part of it: an
 * apostrophe before it, a formula that gives only a text (`="001"`), a tab behind a number. A number written with an
 * exponent that still has all its digits is written out.
 */
export function cleanCell(cell: string): string {
  const trimmed = cleanText(cell).trim()
  const text = /^=(?:T\()?"((?:[^"]|"")*)"\)?$/.exec(trimmed)?.[1]?.replaceAll('""', '"') ?? trimmed
  return withDigits(text.replace(/^['‘](?=[=+\-@\d])/, '').trim())
}
