import { airCheckDigit } from './check-digits.ts'
import { companyNumbers } from './company-numbers.gen.ts'
import type { Numbers, TrackedFormat } from './number-format.ts'
import type { FormatProblem, NumberKind } from './number-kind.ts'
import { isLetterDigitCode, isMobile } from './text-checks.ts'

/** One reading of a number. `waybillNo` is the consignment it belongs to, where the number itself says so. */
export type ParsedNumber = {
  readonly kind: NumberKind
  readonly number: string
  readonly waybillNo?: string
}

export type RecognisedNumber =
  | ParsedNumber
  | { readonly kind: 'ambiguous'; readonly number: string; readonly candidates: readonly ParsedNumber[] }
  | { readonly kind: 'invalid'; readonly number: string; readonly problem: FormatProblem }

/** Letters of other alphabets that are drawn as ours: no number has any. */
const latin: Readonly<Record<string, string>> = {
  ...{ Н: 'H', Η: 'H', У: 'Y', Υ: 'Y', С: 'C', А: 'A', Α: 'A', О: 'O', Ο: 'O', І: 'I', Ι: 'I' },
}

/** Written as it is kept. */
const usual = /^[A-Z\d-]*$/

/** Upper case, ASCII forms, one kind of hyphen, and none of the spaces or invisible characters that copying adds. */
export function normaliseNumber(text: string): string {
  if (usual.test(text)) return text
  return (
    text
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212\u00ad]/gu, '-')
      .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
      .toUpperCase()
      // What a scanner's cable sends before the code says how it is drawn.
      .replace(/^\][A-Z]\d(?=[A-Z\d])/, '')
      .replace(/[НΗУΥСАΑОΟІΙ]/g, (letter) => latin[letter] ?? letter)
  )
}

/** Says what a typed number is, before anything is asked of a server. Length is bounded, so is the work. */
export function recogniseNumber(text: string, numbers: Numbers = companyNumbers): RecognisedNumber {
  const number = normaliseNumber(text.slice(0, 200))
  const found = /[^A-Z0-9-]/u.exec(number)?.[0]
  if (number === '') return invalid(number, { kind: 'too-short' })
  if (found !== undefined) return invalid(number, { kind: 'characters', found })

  const pack = /^(.*[A-Z0-9])-(\d{1,2})-(\d{1,2})-?$/.exec(number)
  if (pack) {
    const base = readConsignment(pack[1] ?? '', numbers)
    // Groups of a hyphenated waybill look like a package suffix until the part before them is complete.
    if (isComplete(base)) return readPackage(number, base, Number(pack[2]), Number(pack[3]))
  }
  return readConsignment(number, numbers)
}

function readConsignment(number: string, numbers: Numbers): RecognisedNumber {
  const airline = numbers.airlines && /^(\d{3})-(\d{4})-?(\d{4})$/.exec(number)
  if (airline) return readAirline(airline)
  const plain = compact(number)
  return /^\d+$/.test(plain) ? readBareDigits(plain, numbers) : readPlain(plain, numbers)
}

function readPlain(plain: string, numbers: Numbers): RecognisedNumber {
  const own = numbers.tracked.find(({ prefix, begun }) => prefix !== '' && begun.test(plain))
  if (own) return readOwn(plain, own)
  const mistaken = readMistaken(plain, numbers)
  if (mistaken !== null) return mistaken
  if (plain.length < 10) return invalid(plain, { kind: 'too-short' })
  if (plain.length > 25) return invalid(plain, { kind: 'too-long' })
  return isLetterDigitCode(plain) ? { kind: 'order', number: plain } : invalid(plain, { kind: 'shape' })
}

/** One of ours in which letters were read or typed for digits, or a nought for the O of its prefix. */
function readMistaken(plain: string, numbers: Numbers): RecognisedNumber | null {
  for (const { prefix, digits, suffix } of numbers.tracked) {
    const typed = plain.slice(0, prefix.length)
    const rest = plain.slice(prefix.length, plain.length - suffix.length)
    if (rest.length !== digits || !plain.endsWith(suffix) || !isDrawnAs(typed, prefix)) continue
    const head = prefix.replace(/@/g, (_, at: number) => typed.charAt(at))
    const body = rest.replace(/[OQD]/g, '0').replace(/[IL]/g, '1')
    const guessed = body.replace(/[SBZG]/g, (letter) => drawnAlike[letter] ?? letter)
    if (!/^\d+$/.test(guessed)) continue
    const meant = readConsignment(`${head}${guessed}${suffix}`, numbers)
    if (isReading(meant)) return invalid(plain, { kind: 'mistaken', meant: meant.number })
    // S and B stand in references of others too: without the check digit nothing says it is ours.
    if (body === guessed && meant.kind === 'invalid' && meant.problem.kind === 'check-digit') return meant
  }
  return null
}

/** Whether letters are those of a prefix, or a nought stands for its O. */
function isDrawnAs(typed: string, prefix: string): boolean {
  return [...prefix].every((letter, at) => {
    const found = typed.charAt(at)
    return found === letter || (letter === 'O' && found === '0') || (letter === '@' && /[A-Z]/.test(found))
  })
}

const drawnAlike: Readonly<Record<string, string>> = { S: '5', B: '8', Z: '2', G: '6' }

function readOwn(plain: string, format: TrackedFormat): RecognisedNumber {
  const digits = plain.slice(format.prefix.length, plain.length - format.suffix.length)
  if (digits.length < format.digits) return invalid(plain, { kind: 'too-short' })
  if (digits.length > format.digits) return invalid(plain, { kind: 'too-long' })
  const expected = format.check(digits.slice(0, -1))
  const found = digits.slice(-1)
  if (expected !== found) return invalid(plain, { kind: 'check-digit', expected, found })
  return format.kind === 'order'
    ? { kind: 'order', number: plain }
    : { kind: format.kind, number: plain, waybillNo: plain }
}

/** Digits without their prefix: every format they fit is a candidate; a single one is taken. */
function readBareDigits(digits: string, numbers: Numbers): RecognisedNumber {
  const candidates: ParsedNumber[] = []
  for (const format of numbers.tracked) {
    if (digits.length !== format.digits || format.suffix !== '' || format.prefix.includes('@')) continue
    const reading = readOwn(format.prefix + digits, format)
    if (isReading(reading)) candidates.push(reading)
  }
  const isAir = numbers.airlines && digits.length === 11
  if (isAir && airCheckDigit(digits.slice(3, 10)) === digits[10]) {
    candidates.push(airlineReading(digits.slice(0, 3), digits.slice(3)))
  }
  const [only] = candidates
  // A mobile number can pass as an air waybill by chance: ask, never guess.
  if (only && candidates.length === 1 && !isMobile(digits)) return only
  if (candidates.length > 0) return { kind: 'ambiguous', number: digits, candidates }
  // Nothing else of ours has eleven digits: what fails is the check of an air waybill, unless it is a phone.
  if (isAir && !isMobile(digits)) {
    return invalid(digits, {
      kind: 'check-digit',
      expected: airCheckDigit(digits.slice(3, 10)),
      found: digits.slice(10),
    })
  }
  const alone = numbers.tracked.filter(({ prefix, digits: most }) => prefix === '' && most === digits.length)
  const [own] = alone
  if (own && alone.length === 1) return readOwn(digits, own)
  if (digits.length < numbers.shortest) return invalid(digits, { kind: 'too-short' })
  if (digits.length > numbers.longest) return invalid(digits, { kind: 'too-long' })
  return invalid(digits, { kind: 'shape' })
}

function readAirline(match: RegExpExecArray): RecognisedNumber {
  const prefix = match[1] ?? ''
  const serial = `${match[2]}${match[3]}`
  const expected = airCheckDigit(serial.slice(0, 7))
  const found = serial.slice(7)
  if (expected !== found) return invalid(`${prefix}-${serial}`, { kind: 'check-digit', expected, found })
  return airlineReading(prefix, serial)
}

function airlineReading(prefix: string, serial: string): ParsedNumber {
  return { kind: 'air-waybill', number: `${prefix}-${serial}` }
}

/** Long enough to be a whole number, right or wrong. */
function isComplete(recognised: RecognisedNumber): boolean {
  return isReading(recognised) || (recognised.kind === 'invalid' && recognised.problem.kind === 'check-digit')
}

function readPackage(number: string, base: RecognisedNumber, n: number, total: number): RecognisedNumber {
  if (!isReading(base)) return { ...base, number }
  if (n < 1 || n > total) return invalid(number, { kind: 'shape' })
  const reading = { kind: 'package', number: packageNumber(base.number, n, total) } as const
  return base.waybillNo === undefined ? reading : { ...reading, waybillNo: base.waybillNo }
}

/** Packages of one waybill: their place and their count have two digits each. */
export const mostPackages = 99

/** Number of package `n` of `total`, such as `HY260011847203-1-3-`. */
export function packageNumber(waybillNo: string, n: number, total: number): string {
  return `${waybillNo}-${n}-${total}-`
}

function isReading(recognised: RecognisedNumber): recognised is ParsedNumber {
  return recognised.kind !== 'invalid' && recognised.kind !== 'ambiguous'
}

function compact(text: string): string {
  return text.replaceAll('-', '')
}

function invalid(number: string, problem: FormatProblem): RecognisedNumber {
  return { kind: 'invalid', number, problem }
}

/** Whether a text is written as one of ours that names a shipment, right or wrong; an order only by its letters. */
export function isWrittenAsOurs(text: string, numbers: Numbers = companyNumbers): boolean {
  return numbers.tracked.some(({ whole }) => whole.test(text))
}
