/** Exponents from 8 on: numbers of fewer digits are shown in full by every spreadsheet. */
const shortened = /^([+-]?\d)(?:[.,](\d+))?E\+?([89]|[1-9]\d)$/i

/** Whether a spreadsheet has shortened a long number: `1.38E+10` has lost the digits of a phone or a waybill. */
export function hasLostDigits(text: string): boolean {
  return shortened.test(text) && withDigits(text) === text
}

/** A number written with an exponent that still has all its digits, written out; any other text as it is. */
export function withDigits(text: string): string {
  const [, first = '', fraction = '', exponent] = shortened.exec(text) ?? []
  return exponent !== undefined && fraction.length === Number(exponent) ? first + fraction : text
}
