import { cleanText } from '@hongyan/domain/typed'

/**
 * A cell as it was meant, without marks nobody sees. What keeps a spreadsheet from taking text for a number or a formula is no part of it: an
 * apostrophe before it, a formula that gives only a text (`="001"`), a tab behind a number. A number written with an
 * exponent that still has all its digits is written out.
 */
export function cleanCell(cell: string): string {
  const trimmed = cleanText(cell).trim()
  const text = /^=(?:T\()?"((?:[^"]|"")*)"\)?$/.exec(trimmed)?.[1]?.replaceAll('""', '"') ?? trimmed
  return writtenOut(text.replace(/^['‘](?=[=+\-@\d])/, '').trim())
}

/** Whether a spreadsheet has shortened a long number: `1.38E+10` has lost the digits of a phone or a waybill. */
export function hasLostDigits(cell: string): boolean {
  return shortened.test(cell) && writtenOut(cell) === cell
}

/** Exponents from 8 on: numbers of fewer digits are shown in full by every spreadsheet. */
const shortened = /^([+-]?\d)(?:[.,](\d+))?E\+?([89]|[1-9]\d)$/i

function writtenOut(cell: string): string {
  const [, first = '', fraction = '', exponent] = shortened.exec(cell) ?? []
  return exponent !== undefined && fraction.length === Number(exponent) ? first + fraction : cell
}
