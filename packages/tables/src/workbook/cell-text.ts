import type { CellStyle } from './read-styles.ts'

const dayMs = 86_400_000
/** Day 0 of the two calendars that workbooks have. The older believes that 1900 was a leap year. */
const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
export type Calendar = keyof typeof epochs

/** Digits that the number of a workbook holds; it has zeros in place of more. */
const digitsHeld = 15

/** A number as a sheet shows it: a day and time where its format says so, else in all its digits. */
export function numberText(value: string, style: CellStyle | undefined, calendar: Calendar): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value.trim()
  if (style?.kind === 'date' && number >= 0 && number < 2_958_466) return momentText(number, calendar)
  // Digits beyond those are lost, and it is said as a sheet says it.
  if (Math.abs(number) >= 10 ** digitsHeld) return number.toExponential(5).toUpperCase()
  const text = withoutExponent(Number(number.toPrecision(digitsHeld)))
  return style?.kind === 'digits' && /^\d+$/.test(text) ? text.padStart(style.count, '0') : text
}

function withoutExponent(number: number): string {
  const text = String(number)
  return text.includes('e') ? number.toFixed(digitsHeld).replace(/\.?0+$/, '') : text
}

/** A day, a time, or both. A time alone is one of the day that dates begin with. */
function momentText(serial: number, calendar: Calendar): string {
  const minute = 60_000
  const at = Math.round((epochs[calendar] + serial * dayMs) / minute) * minute
  const [day = '', time = ''] = new Date(at).toISOString().split('T')
  const clock = time.slice(0, 5)
  if (serial < 1) return clock
  return clock === '00:00' ? day : `${day} ${clock}`
}
