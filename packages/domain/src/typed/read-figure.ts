import { cleanText } from './clean-text.ts'
import type { FigureUnits } from './figure-units.ts'
import { hanFigure } from './han-figure.ts'
import { endsOfRange, type Fraction, fractionOf, withoutAbout } from './loose-figure.ts'

/** What a field holds, for the reader of its figures. */
export type FigureRule = {
  /** The whole number that comes out counts ten to the minus `places` of the unit: cents of euros are 2. */
  readonly places: number
  /** Decimals that people write in this field. What has more of them behind a comma is grouped thousands. */
  readonly decimals: number
  /** What a smaller part than that becomes; refused without. */
  readonly rest?: 'nearest' | 'up'
  /** Names of units that may stand with the figure, in lower case. */
  readonly units?: FigureUnits
  /** The most the field takes, as it comes out: thousands with a point that are more are decimals. */
  readonly most?: number
}

export type ParsedFigure =
  /** A whole number, ten to the minus `places` of the unit each; at most the largest safe one. */
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-number' }
  /** It has more decimals than the field keeps. */
  | { readonly kind: 'too-fine' }
  /** It reads two ways, grouped or divided, or names two figures: which was meant has to be asked. Both as they could be typed, the larger first. */
  | { readonly kind: 'unclear'; readonly readings: readonly [string, string] }

/** Digits, and how many of them stand behind the sign for decimals. */
type Plain = { readonly digits: string; readonly decimals: number }

const nothing = { kind: 'not-a-number' } as const

/**
 * The one reader of figures that people type and paste and spreadsheets write: digits of any width, grouping by comma,
 * space or apostrophe (by point where the comma divides), decimals behind a point or a comma, 千 and 万, numbers in
 * Chinese words, a unit before or behind. A single comma before three digits groups them where the field has no such
 * decimals, and is asked about where it has; a single point divides, unless the field has no such decimals. About 3 is
 * read as 3; of 2-3 both are asked about, and of 1/2 where no unit stands with it.
 */
export function readFigure(typed: string, rule: FigureRule): ParsedFigure {
  const plain = plainSigns(typed)
  if (plain === null || plain.length > 60) return nothing
  const text = plain === '' ? '' : withoutAbout(plain)
  if (text === '') return plain === '' ? { kind: 'empty' } : nothing
  const ends = endsOfRange(text)
  if (ends !== null) return rangeOf(ends, rule)
  const fraction = fractionOf(text)
  if (fraction !== null) return fractionRead(fraction, rule)
  const sum = sumOf(text, rule)
  if (sum !== null) return sum
  const found = dissect(text, rule.units ?? {})
  if (found === null) return nothing
  const { body, suffix } = found
  const power = found.unit[1]
  const readings = pinyinOf(body)
  const [first, second] = readings
  if (first === undefined) return nothing
  if (second === undefined) return figureOf(first, found.unit, rule)

  // Decimals that the field has in the unit that was written.
  const most = rule.decimals + power
  const grouped = figureOf(first, found.unit, rule)
  if (body.includes(',')) {
    // Groups of four are Chinese, and rare: where there are decimals at all, those are as likely.
    if (second.decimals > (second.decimals === 3 ? most : Math.max(most, 0) * 9)) return grouped
  } else {
    const isBeyond = rule.most !== undefined && grouped.kind === 'figure' && grouped.value > rule.most
    if (second.decimals <= most || isBeyond) return figureOf(second, found.unit, rule)
  }
  return { kind: 'unclear', readings: [writeFigure(first, suffix), writeFigure(second, suffix)] }
}

/** Both ends of a range, which may have their unit behind the second alone. */
function rangeOf([from, to]: readonly [string, string], rule: FigureRule): ParsedFigure {
  const unit = /[^\d.,\s]+$/.exec(to)?.[0] ?? ''
  const [less, more] = [/\D$/.test(from) ? from : `${from}${unit}`, to].map((end) => readFigure(end, rule))
  if (less?.kind !== 'figure' || more?.kind !== 'figure' || less.value >= more.value) return nothing
  return { kind: 'unclear', readings: [to, /\D$/.test(from) ? from : `${from}${unit}`] }
}

function fractionRead({ figure, isBare, bottom, rest }: Fraction, rule: FigureRule): ParsedFigure {
  const unit = rest === '' ? ([1, 0] as const) : rule.units?.[rest]
  if (unit === undefined) return nothing
  if (figure === null) return { kind: 'too-fine' }
  return isBare
    ? { kind: 'unclear', readings: [bottom, writeFigure(figure, '')] }
    : figureOf(figure, unit, rule)
}

/** 半斤, 3公斤半, 3斤2两, 3 kg 500 g, 12块5角: two figures of the field's units, the smaller behind; null for others. */
function sumOf(text: string, rule: FigureRule): ParsedFigure | null {
  const units = rule.units ?? {}
  const names = Object.keys(units).sort((a, b) => b.length - a.length)
  const half = text.startsWith('半') ? units[text.slice(1).trim()] : undefined
  if (half) return figureOf({ digits: '5', decimals: 1 }, half, rule)
  const unit = names.find(
    (name) => (text.indexOf(name) > 0 && !text.endsWith(name)) || text.endsWith(`${name}半`),
  )
  if (unit === undefined) return null
  const at = text.indexOf(unit) + unit.length
  const rest = text.slice(at).trim()
  const first = readFigure(text.slice(0, at), rule)
  const size = units[unit]
  if (first.kind !== 'figure' || size === undefined || !/\p{L}/u.test(rest)) return null
  const second = rest === '半' ? figureOf({ digits: '5', decimals: 1 }, size, rule) : readFigure(rest, rule)
  const least = figureOf({ digits: '1', decimals: 0 }, size, rule)
  // 5kg 5kg is two answers, not ten kilograms.
  if (second.kind !== 'figure' || least.kind !== 'figure' || second.value >= least.value) return null
  return figure(BigInt(first.value) + BigInt(second.value))
}

/** Signs of the scripts and widths that people type as the plain ones; null for figures that are no digits. */
function plainSigns(typed: string): string | null {
  const clean = cleanText(typed)
  // As plain digits 10² would be a hundred and two.
  if (/[\u00b2\u00b3\u00b9\u2070-\u209f\u215f-\u218b\u2460-\u24ff]/u.test(clean)) return null
  return (
    clean
      // Of 1½ eleven halves would come.
      .replace(/[\u00bc-\u00be\u2150-\u215e]/gu, ' $&')
      .normalize('NFKC')
      .replace(/[\u2010-\u2015]/gu, '-')
      .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
      .replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
      .replace(/[。｡٫]/gu, '.')
      // A unit in brackets or with the point of an abbreviation.
      .replace(/\((\p{L}+)\)$/u, '$1')
      .replace(/(?<=\p{L})\.$/u, '')
      .replace(/[‘’´`ʼ٬_]/gu, "'")
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  )
}

type Dissected = {
  readonly body: string
  /** What stood behind the figure. */
  readonly suffix: string
  readonly unit: readonly [times: number, power: number]
}

const multipliers: Readonly<Record<string, number>> = {
  百: 2,
  千: 3,
  万: 4,
  萬: 4,
  十万: 5,
  百万: 6,
  百萬: 6,
  千万: 7,
  千萬: 7,
  亿: 8,
  億: 8,
}

/** The figure apart from what stands with it; null where that is none of the field's. */
function dissect(text: string, units: FigureUnits): Dissected | null {
  const own = (name: string) => (name === '' ? ([1, 0] as const) : Object.hasOwn(units, name) && units[name])
  const before = /^[^\d.,]*/.exec(text)?.[0].trim() ?? ''
  const han = hanFigure(text, (rest) => own(rest) !== false)
  if (han !== null) return { body: han.digits, suffix: han.rest, unit: own(han.rest) || [1, 0] }
  const sign = before === '+' ? '' : before
  const isLeading = own(sign)
  if (!isLeading) return null
  const rest = text.slice(/^[^\d.,]*/.exec(text)?.[0].length ?? 0)
  const body = /^[\d.,' ]*\d\.?/.exec(rest)?.[0] ?? ''
  const suffix = rest.slice(body.length).trim()
  const plain = own(suffix)
  const leading = sign === '' ? null : isLeading
  if (plain)
    return leading && suffix !== '' && !isSame(leading, plain)
      ? null
      : { body, suffix, unit: leading ?? plain }
  const many = Object.keys(multipliers).findLast(
    (name) => suffix.startsWith(name) && own(suffix.slice(name.length).trim()),
  )
  // Five thousand, or the 千克 that was broken off.
  if (many === undefined || Object.hasOwn(units, `${suffix}克`)) return null
  const [times, power] = own(suffix.slice(many.length).trim()) || [1, 0]
  return { body, suffix, unit: [times, power + (multipliers[many] ?? 0)] }
}

const isSame = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a === c && b === d

/** Every way to read it: none, one, or with thousands grouped and with decimals. */
function pinyinOf(body: string): readonly Plain[] {
  const text = body.replace(/\.$/, '')
  if (/^\d+$/.test(text)) return [{ digits: text, decimals: 0 }]
  if (/[' ]/.test(text)) return one(/^(\d{1,3}(?:[' ]\d{3})+)(?:[.,](\d+))?$/, text)
  if (text.includes(',') && text.includes('.')) {
    const point = one(/^(\d{1,3}(?:,\d{3})+)\.(\d+)$/, text)
    return point.length > 0 ? point : one(/^(\d{1,3}(?:\.\d{3})+),(\d+)$/, text)
  }
  if (/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return one(/^(.+)()$/, text)
  const [whole, part, more] = text.split(/[.,]/)
  if (whole === undefined || part === undefined || part === '' || more !== undefined) return []
  const decimal = { digits: whole + part, decimals: part.length }
  const isGroup = text.includes(',')
    ? (part.length === 3 && whole.length <= 3) || (part.length === 4 && whole.length <= 4)
    : part.length === 3 && whole.length <= 3
  return isGroup && /^[1-9]/.test(whole) ? [{ digits: whole + part, decimals: 0 }, decimal] : [decimal]
}

function one(pattern: RegExp, text: string): readonly Plain[] {
  const [all, whole = '', part = ''] = pattern.exec(text) ?? []
  return all === undefined ? [] : [{ digits: whole.replace(/\D/g, '') + part, decimals: part.length }]
}

function figureOf(
  { digits, decimals }: Plain,
  [times, power]: readonly [number, number],
  { places, rest }: FigureRule,
): ParsedFigure {
  const shift = places + power - decimals
  const amount = BigInt(digits) * BigInt(times)
  if (shift >= 0) return figure(amount * 10n ** BigInt(shift))
  const by = 10n ** BigInt(-shift)
  if (amount % by === 0n) return figure(amount / by)
  if (rest === undefined) return { kind: 'too-fine' }
  return figure((amount + (rest === 'up' ? by - 1n : by / 2n)) / by)
}

function figure(value: bigint): ParsedFigure {
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  return { kind: 'figure', value: Number(value > most ? most : value) }
}

/** A reading as it can be typed so that it is read no other way. */
function writeFigure({ digits, decimals }: Plain, suffix: string): string {
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${whole}${part === '' ? '' : `.${part}`}${suffix === '' ? '' : ` ${suffix}`}`
}
