import { countUnits, lengthUnits, weightUnits } from '../typed/figure-units.ts'
import { money } from '../typed/money-rule.ts'
import { type FigureRule, readFigure } from '../typed/read-figure.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteLimits } from './quote-limits.ts'
import { type AddOn, type GoodsKind, goodsKinds } from './vocabulary.ts'

/** Sides in cm, weight of one piece in kg, as somebody typed them. Without any side the weight alone is priced. */
export type SizeDraft = {
  /** Said to be not known: no sides are asked for. */
  readonly unmeasured?: boolean
  readonly length: string
  readonly width: string
  readonly height: string
  readonly weight: string
  readonly count: string
}

/** Whether no side of a size is given. */
export function isUnmeasured({ unmeasured, length, width, height }: SizeDraft): boolean {
  return unmeasured === true || [length, width, height].every((text) => text.trim() === '')
}

/** An inquiry as it was typed. Amounts in units of money. */
export type QuoteDraft = {
  readonly from: string
  readonly to: string
  readonly sizes: readonly SizeDraft[]
  readonly date: string
  readonly goods: string
  readonly addOns: readonly AddOn[]
  readonly declaredValue: string
  readonly cashOnDelivery: string
}

/** What can be wrong with an entry; each has its sentence in the texts of the interface. */
const draftProblems = [
  'required',
  'not-a-number',
  'unclear',
  'too-small',
  'too-large',
  'not-whole',
  'unknown-place',
  'no-such-place',
  'which-place',
  'unknown-day',
  'out-of-range',
  'one-cover',
  'too-much',
] as const
export type DraftProblemCode = (typeof draftProblems)[number]

/** One entry that cannot be used: `from`, or `sizes.2.weight`. */
export type DraftProblem = {
  readonly field: string
  readonly code: DraftProblemCode
  /** In the unit of the entry. */
  readonly most?: number
  /** The places one of which was meant. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[]
}

type Read =
  | { readonly kind: 'input'; readonly input: QuoteInput }
  | { readonly kind: 'problems'; readonly problems: readonly DraftProblem[] }

type Entry = FigureRule & { readonly most: number }

const side: Entry = {
  places: 1,
  decimals: 1,
  rest: 'nearest',
  units: lengthUnits,
  most: quoteLimits.side,
}
/** How each entry is read: centimeters as mm, kilograms as grams, pieces as they are, money as minor units. */
const entries = {
  length: side,
  width: side,
  height: side,
  weight: { places: 3, decimals: 3, rest: 'nearest', units: weightUnits, most: quoteLimits.pieceWeight },
  count: { places: 0, decimals: 0, units: countUnits, most: quoteLimits.piecesOfOneSize },
  declaredValue: { ...money, most: quoteLimits.declaredValue },
  cashOnDelivery: { ...money, most: quoteLimits.cashOnDelivery },
} as const satisfies Readonly<Record<string, Entry>>

/** An inquiry from what was typed, or everything that is wrong with it. `days` are those a price can be told for. */
export function readDraft(draft: QuoteDraft, days?: { readonly first: string; readonly last: string }): Read {
  const problems: DraftProblem[] = []
  const number = (field: string, text: string, entry: Entry): number => {
    const read = readEntry(text, entry)
    if (typeof read === 'number') return read
    problems.push({ field, ...read })
    return 0
  }
  for (const field of ['from', 'to'] as const) {
    if (draft[field] === '') problems.push({ field, code: 'unknown-place' })
  }
  const pieces = draft.sizes.map((size, index) => {
    const of = (name: 'length' | 'width' | 'height' | 'weight' | 'count') =>
      number(`sizes.${index}.${name}`, size[name], entries[name])
    const sides = isUnmeasured(size) ? {} : { length: of('length'), width: of('width'), height: of('height') }
    return { ...sides, weight: of('weight'), count: of('count') }
  })
  if (!isDay(draft.date)) problems.push({ field: 'date', code: 'unknown-day' })
  else if (days && (draft.date < days.first || draft.date > days.last))
    problems.push({ field: 'date', code: 'out-of-range' })
  const goods = goodsKinds.find((kind) => kind === draft.goods) ?? ('general' satisfies GoodsKind)
  const insured = draft.addOns.some((id) => id === 'insurance' || id === 'full-cover')
  if (draft.addOns.includes('insurance') && draft.addOns.includes('full-cover')) {
    problems.push({ field: 'addOns', code: 'one-cover' })
  }
  const collects = draft.addOns.includes('cash-on-delivery')
  const declaredValue = insured ? number('declaredValue', draft.declaredValue, entries.declaredValue) : 0
  const cashOnDelivery = collects ? number('cashOnDelivery', draft.cashOnDelivery, entries.cashOnDelivery) : 0
  if (problems.length === 0 && isTooMuch(pieces)) problems.push({ field: 'pieces', code: 'too-much' })
  if (problems.length > 0) return { kind: 'problems', problems }
  const { from, to, date } = draft
  return {
    kind: 'input',
    input: { from, to, pieces, date, goods, addOns: [...draft.addOns], declaredValue, cashOnDelivery },
  }
}

/** A calendar day that exists: the 31st of February is none. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whether pieces weigh or take more than one inquiry may hold. */
export function isTooMuch(pieces: QuoteInput['pieces']): boolean {
  const weight = pieces.reduce((sum, piece) => sum + piece.weight * piece.count, 0)
  const volume = pieces.reduce(
    (sum, { length = 0, width = 0, height = 0, count }) => sum + length * width * height * count,
    0,
  )
  return weight > quoteLimits.shipmentWeight || volume > quoteLimits.shipmentVolume
}

/** What was typed as whole small units, or what is wrong with it. */
function readEntry(text: string, entry: Entry): number | Omit<DraftProblem, 'field'> {
  const read = readFigure(text, entry)
  if (read.kind === 'empty') return { code: 'required' }
  if (read.kind === 'too-fine') return { code: entry.places === 0 ? 'not-whole' : 'not-a-number' }
  if (read.kind !== 'figure') return { code: read.kind }
  if (read.value < 1) return { code: 'too-small' }
  return read.value > entry.most ? { code: 'too-large', most: entry.most / 10 ** entry.places } : read.value
}

/** A side as it was typed in centimeters, in mm; null where it cannot be read. */
export function typedSide(text: string): number | null {
  const read = readEntry(text, entries.length)
  return typeof read === 'number' ? read : null
}

/** A weight as it was typed in kilograms, in grams; null where it cannot be read. */
export function typedWeight(text: string): number | null {
  const read = readEntry(text, entries.weight)
  return typeof read === 'number' ? read : null
}

/** Pieces as they were typed; null where they cannot be read. */
export function typedCount(text: string): number | null {
  const read = readEntry(text, entries.count)
  return typeof read === 'number' ? read : null
}
