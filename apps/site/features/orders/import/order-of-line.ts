import { orderMessages, quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import { offeredProductNames } from '@hongyan/domain/orders/offered-products'
import type { FoundProblem, OrderProblem, OrderValues } from '@hongyan/domain/orders/order-input'
import { type OrderProduct, orderedAs, type Payer, payers } from '@hongyan/domain/orders/order-vocabulary'
import { quoteLimits } from '@hongyan/domain/quotes/quote-limits'
import { type AddOn, addOns, type GoodsKind, productKindOf } from '@hongyan/domain/quotes/vocabulary'
import { countUnits, lengthUnits, weightUnits } from '@hongyan/domain/typed/figure-units'
import { money } from '@hongyan/domain/typed/money-rule'
import { type FigureRule, readFigure } from '@hongyan/domain/typed/read-figure'
import { phoneRegionOf, tidyPhone } from '@hongyan/domain/typed/read-phone'
import { instantAtHome } from '@hongyan/kernel/home-time'
import { localeIds } from '@hongyan/locales'
import type { OrderColumn } from './order-columns.ts'
import type { OrderLine } from './order-line.ts'
import { longestCell } from './read-order-list.ts'

/** What is wrong with one cell. */
export type CellProblem = {
  readonly column: OrderColumn
  readonly problem: OrderProblem
  readonly detail?: string
}

export type ReadLine = {
  readonly values: OrderValues
  /** What the cells themselves have wrong; the rules of an order are asked next. */
  readonly problems: readonly CellProblem[]
}

const side: FigureRule = { places: 1, decimals: 1, units: lengthUnits, most: quoteLimits.side }

/** Columns of figures: sides in centimeters as mm, kilograms as grams, money as minor units. */
const figures = {
  length_cm: side,
  width_cm: side,
  height_cm: side,
  weight_kg: { places: 3, decimals: 3, units: weightUnits },
  pieces: { places: 0, decimals: 0, units: countUnits },
  declared_yuan: money,
  collect_yuan: money,
} as const satisfies Partial<Record<OrderColumn, FigureRule>>
type FigureColumn = keyof typeof figures

/** What goes into an order of one line. `windowMinutes` is the length of a pickup window. */
export function orderOfLine({ cells }: OrderLine, windowMinutes: number): ReadLine {
  const problems: CellProblem[] = []
  const problem = (column: OrderColumn, found: OrderProblem) => problems.push({ column, problem: found })
  for (const [column, cell] of Object.entries(cells)) {
    if (cell.length > longestCell) problem(column as OrderColumn, 'too-long')
  }
  const amount = (column: FigureColumn, missing: number | undefined): number | undefined => {
    const cell = cells[column]
    if (cell === undefined) return missing
    const read = readFigure(cell, figures[column])
    if (read.kind === 'figure') return read.value
    problem(column, read.kind === 'unclear' ? 'unclear-number' : 'not-valid')
    return missing
  }
  const party = (side: 'sender' | 'recipient') => {
    const written = cells[`${side}_address`] ?? ''
    const address = parseAddress(written)
    if (address.hadIdentityNumber) problem(`${side}_address`, 'identity-number')
    const area = address.district ?? address.city
    const contradicted = address.corrections.some(({ reason }) => reason === 'contradicted')
    return {
      name: cells[`${side}_name`] ?? '',
      phone: tidyPhone(cells[`${side}_phone`] ?? '', phoneRegionOf(area?.code ?? '')),
      // A place that the text leaves open is no place: nothing is sent to the likelier one.
      division: contradicted || address.candidates.length > 0 || !area ? nowhere(written) : area.code,
      detail: address.detail,
    }
  }
  const product = read(cells.product, products) ?? usualProduct
  if (cells.product !== undefined && read(cells.product, products) === null) problem('product', 'not-listed')
  const payer = read(cells.payer, payerNames) ?? 'sender'
  if (cells.payer !== undefined && read(cells.payer, payerNames) === null) problem('payer', 'not-listed')
  const added = parts(cells.add_ons).map((name) => read(name, addOnNames))
  if (added.includes(null)) problem('add_ons', 'not-listed')
  const day = plainDay(cells.pickup_day ?? '')
  const from = instantAtHome(day, clock(cells.pickup_from ?? ''))
  if (Number.isNaN(from)) {
    const column = isDay(day) ? 'pickup_from' : 'pickup_day'
    problem(column, cells[column] === undefined ? 'required' : 'not-valid')
  }
  if (cells.weight_kg === undefined) problem('weight_kg', 'required')
  const start = Number.isNaN(from) ? 0 : from
  const sides = {
    length: amount('length_cm', undefined),
    width: amount('width_cm', undefined),
    height: amount('height_cm', undefined),
  }
  return {
    problems,
    values: {
      kind: orderedAs(product).kind ?? 'express',
      product,
      sender: party('sender'),
      recipient: party('recipient'),
      goods: parts(cells.goods).map((name) => ({ name, conditionsMet: isYes(cells.conditions_met) })),
      pieces: [
        {
          ...Object.fromEntries(Object.entries(sides).filter(([, side]) => side !== undefined)),
          weight: amount('weight_kg', 0) ?? 0,
          count: amount('pieces', 1) ?? 1,
        },
      ],
      goodsKind: usualGoods(product),
      addOns: added.filter((id) => id !== null),
      declaredValue: amount('declared_yuan', 0) ?? 0,
      cashOnDelivery: amount('collect_yuan', 0) ?? 0,
      pickup: { way: 'collect', from: start, until: start + windowMinutes * 60_000 },
      payer,
      note: cells.note ?? null,
    },
  }
}

/** A code that no place has, for a text that names none. */
function nowhere(written: string): string {
  return written === '' ? '' : '000000'
}

/** The cell that a problem of an order lies in. Where no courier comes, another time does not help. */
export function columnOfProblem({ path, message, detail }: FoundProblem): CellProblem {
  const column = message === 'not-collected' ? 'sender_address' : columnOfPath(path)
  return { column, problem: message, ...(detail === undefined ? {} : { detail }) }
}

const fields: readonly (readonly [pattern: RegExp, column: OrderColumn])[] = [
  [/^sender\.name/, 'sender_name'],
  [/^sender\.phone/, 'sender_phone'],
  [/^sender/, 'sender_address'],
  [/^recipient\.name/, 'recipient_name'],
  [/^recipient\.phone/, 'recipient_phone'],
  [/^recipient/, 'recipient_address'],
  [/^goods\.\d+\.conditionsMet/, 'conditions_met'],
  [/^goods/, 'goods'],
  [/\.weight$/, 'weight_kg'],
  [/\.length$/, 'length_cm'],
  [/\.width$/, 'width_cm'],
  [/\.height$/, 'height_cm'],
  [/^pieces/, 'pieces'],
  [/^addOns/, 'add_ons'],
  [/^declaredValue/, 'declared_yuan'],
  [/^cashOnDelivery/, 'collect_yuan'],
  [/^payer/, 'payer'],
  [/^pickup/, 'pickup_from'],
  [/^note/, 'note'],
]

function columnOfPath(path: string): OrderColumn {
  return fields.find(([pattern]) => pattern.test(path))?.[1] ?? 'product'
}

/** Several things in one cell, divided as people divide them. */
function parts(cell = ''): readonly string[] {
  return cell
    .split(/[;；、,，/]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** `9:00`, `09:00` and `09:00:00`; of a time from and until, the first. */
function clock(text: string): string {
  const plain = text.normalize('NFKC').replace(/\s/g, '')
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::00)?(?:[-–~至到]\d{1,2}:\d\d)?$/.exec(plain) ?? []
  return hours === undefined ? plain : `${hours.padStart(2, '0')}:${minutes}`
}

/** `2026/11/3` and `2026年11月3日` as `2026-11-03`, as spreadsheets turn days. */
function plainDay(text: string): string {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.normalize('NFKC')) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

function isYes(cell = ''): boolean {
  return /^(?:是|对|√|✓|y|yes|1|true)$/i.test(cell.trim())
}

type Names<Id> = ReadonlyMap<string, Id>

function read<Id>(cell: string | undefined, names: Names<Id>): Id | null {
  return cell === undefined ? null : (names.get(cell.normalize('NFKC').toLowerCase()) ?? null)
}

/** Ids by themselves and by their names in every language. */
function namesOf<Id extends string>(
  ids: readonly Id[],
  nameOf: (id: Id, words: ReturnType<typeof quoteMessages>) => string,
): Names<Id> {
  const all = ids.flatMap((id) => [
    [id, id] as const,
    ...localeIds.map((locale) => [nameOf(id, quoteMessages(locale)).toLowerCase(), id] as const),
  ])
  return new Map(all)
}

const [usualProduct = ''] = offeredProductNames

/** What goods need on the way, where a list has no column for it. */
function usualGoods(product: OrderProduct): GoodsKind {
  const kind = productKindOf(product)
  return kind === 'cold-chain' ? 'chilled' : kind === 'pharma' ? 'medicine' : 'general'
}

const products: Names<OrderProduct> = namesOf(
  offeredProductNames,
  (id, words) => productWords(words.products, id).name,
)
const addOnNames: Names<AddOn> = namesOf(addOns, (id, words) => words.items[id])
const payerNames: Names<Payer> = new Map([
  ['sender', 'sender'],
  ['寄付', 'sender'],
  ['recipient', 'recipient'],
  ['到付', 'recipient'],
  ['account', 'account'],
  ['月结', 'account'],
  ['月結', 'account'],
  ['寄件人', 'sender'],
  ['收件人', 'recipient'],
  ...localeIds.flatMap((locale) =>
    payers.map((id) => [orderMessages(locale).payer.choices[id].toLowerCase(), id] as const),
  ),
])
