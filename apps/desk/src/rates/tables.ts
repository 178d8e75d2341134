import type { Band, RateSheet } from '@hongyan/domain/quotes/tariff'
import { coldLevels } from '@hongyan/domain/quotes/transit/transit-book'
import { productKindOf, type QuoteProduct, quoteProducts, zones } from '@hongyan/domain/quotes/vocabulary'
import type { RateChange } from '@hongyan/domain/rates/rate-change'
import type { Texts } from '../texts/zh.ts'
import { type CellKind, showCell } from './cell-kinds.ts'
import { productName } from './product-name.ts'
import type { Path } from './set-value.ts'

/** One value in a table: where it stands in the rates, how it is typed, what else has the same value. */
export type Cell = {
  readonly path: Path
  readonly kind: CellKind
  /** It may be left empty, and then stands as this. */
  readonly empty?: null | 'absent'
  readonly also?: Path
}

type Row = { readonly label: string; readonly cells: readonly (Cell | null)[] }
export type TableOf = {
  readonly id: string
  readonly title: string
  readonly help?: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

type Words = Texts['rates']
const kg = (grams: number): string => showCell(grams, 'kilograms')

/** The tables of the prices of one product: bands by zones, what they are cut into, trucks, limits. */
export function productTables(
  product: QuoteProduct,
  sheet: Omit<RateSheet, 'validFrom'>,
  words: Words,
): readonly TableOf[] {
  const base: Path = ['products', product]
  const { rows } = words
  const bandRows = sheet.bands.flatMap((band, at): Row[] =>
    bandPrices(band, [...base, 'bands', at], words, sheet.bands.length > 1),
  )
  const truckAt = sheet.bands.findIndex(({ kind }) => kind === 'truck')
  const trucks = sheet.bands[truckAt]
  const one = (label: string, path: Path, kind: CellKind, empty?: null): Row => ({
    label,
    cells: [{ path: [...base, ...path], kind, ...(empty === undefined ? {} : { empty }) }],
  })
  const limit = (label: string, name: keyof RateSheet['limits'], kind: CellKind): Row =>
    one(label, ['limits', name], kind, null)
  const extras = sheet.extras.flatMap((extra, at): Row[] =>
    extra.kind === 'cool-box'
      ? [
          one(rows.boxPrice, ['extras', at, 'box'], 'money'),
          one(rows.boxLitres, ['extras', at, 'litresPerBox'], 'count'),
          one(rows.boxMost, ['extras', at, 'mostBasisPoints'], 'percent'),
        ]
      : [one(rows.temperature, ['extras', at, 'basisPoints'], 'percent')],
  )
  const tables: TableOf[] = [
    {
      id: 'bands',
      title: words.tables.bands,
      help: words.tables.bandsHelp,
      columns: zones.map((zone) => words.zones[zone]),
      rows: bandRows,
    },
    withoutEmpty({
      id: 'edges',
      title: words.tables.edges,
      columns: [rows.upTo, rows.firstWeight, rows.stepWeight, rows.leastLitres, rows.kilogramsPerCubicMetre],
      rows: sheet.bands.map((band, at) => edgesOf(band, at, sheet, [...base, 'bands'], words)),
    }),
  ]
  if (trucks?.kind === 'truck')
    tables.push({
      id: 'trucks',
      title: words.tables.trucks,
      columns: [rows.payload, rows.litres, rows.start, rows.kilometre],
      rows: trucks.trucks.map(({ id }, at) => {
        const path: Path = [...base, 'bands', truckAt, 'trucks', at]
        return {
          label: rows.truck(id),
          cells: [
            { path: [...path, 'payload'], kind: 'kilograms' },
            { path: [...path, 'litres'], kind: 'count' },
            { path: [...path, 'start'], kind: 'money' },
            { path: [...path, 'kilometre'], kind: 'money' },
          ],
        }
      }),
    })
  tables.push({
    id: 'reckoning',
    title: words.tables.reckoning,
    columns: [rows.value],
    rows: [
      one(rows.divisor, ['divisor'], 'count'),
      one(rows.step1, ['step'], 'kilograms'),
      one(rows.shipmentLeast, ['limits', 'least'], 'kilograms'),
      limit(rows.heaviestPieceAtLeast, 'heaviestPieceAtLeast', 'kilograms'),
      limit(rows.pieceWeight, 'pieceWeight', 'kilograms'),
      limit(rows.longestSide, 'longestSide', 'centimetres'),
      limit(rows.sumOfSides, 'sumOfSides', 'centimetres'),
      limit(rows.shipmentWeight, 'shipmentWeight', 'kilograms'),
      limit(rows.shipmentVolume, 'shipmentVolume', 'count'),
      limit(rows.leastDistance, 'leastDistance', 'count'),
    ],
  })
  if (extras.length > 0)
    tables.push({ id: 'extras', title: words.tables.extras, columns: [rows.value], rows: extras })
  return tables
}

/** A table without the columns in which nothing stands. */
function withoutEmpty(table: TableOf): TableOf {
  const isUsed = (column: number): boolean => table.rows.some(({ cells }) => cells[column] != null)
  return {
    ...table,
    columns: table.columns.filter((_, column) => isUsed(column)),
    rows: table.rows.map(({ label, cells }) => ({
      label,
      cells: cells.filter((_, column) => isUsed(column)),
    })),
  }
}

/** The fields that a band has for each zone, in their order. */
const zoneFields = {
  'first-then-steps': ['first', 'step'],
  'per-kilogram': ['kilogram', 'least'],
  'tonne-or-cubic': ['tonne', 'cubicMetre'],
  cubic: ['cubicMetre'],
} as const

function bandPrices(band: Band, path: Path, { rows }: Words, isOneOfMore: boolean): Row[] {
  if (band.kind === 'truck' || band.kind === 'asked') return []
  const range = rows.band(kg(band.over), band.upTo === null ? null : kg(band.upTo))
  const nameOf = (field: string): string => {
    if (band.kind === 'first-then-steps')
      return field === 'first' ? rows.first(kg(band.first)) : rows.step(kg(band.step))
    return rows[field as 'kilogram' | 'least' | 'tonne' | 'cubicMetre']
  }
  return zoneFields[band.kind].map((field) => ({
    label: isOneOfMore ? `${range} · ${nameOf(field)}` : nameOf(field),
    cells: zones.map((zone) => ({
      path: [...path, 'byZone', zone, field],
      kind: 'money',
      empty: 'absent',
    })),
  }))
}

function edgesOf(
  band: Band,
  at: number,
  { bands }: Pick<RateSheet, 'bands'>,
  path: Path,
  { rows }: Words,
): Row {
  const here: Path = [...path, at]
  const grams = (name: string): Cell => ({ path: [...here, name], kind: 'kilograms' })
  const next = bands[at + 1]
  return {
    label:
      band.kind === 'asked'
        ? rows.asked
        : rows.band(kg(band.over), band.upTo === null ? null : kg(band.upTo)),
    cells: [
      next ? { path: [...here, 'upTo'], kind: 'kilograms', also: [...path, at + 1, 'over'] } : null,
      band.kind === 'first-then-steps' ? grams('first') : null,
      band.kind === 'first-then-steps' ? grams('step') : null,
      band.kind === 'cubic' ? { path: [...here, 'leastLitres'], kind: 'count' } : null,
      band.kind === 'cubic' ? { path: [...here, 'kilogramsPerCubicMetre'], kind: 'count' } : null,
    ],
  }
}

export function addOnTables(addOns: NonNullable<RateChange['addOns']>, words: Words): readonly TableOf[] {
  const { rows } = words
  const one = (label: string, path: Path, kind: CellKind = 'money'): Row => ({
    label,
    cells: [{ path: ['addOns', ...path], kind }],
  })
  const cover = (name: 'insurance' | 'fullCover'): TableOf => ({
    id: name,
    title: words.tables[name],
    columns: [rows.valueUpTo, rows.fee],
    rows: [
      ...addOns[name].steps.map(
        (_, at): Row => ({
          label: String(at + 1),
          cells: [
            { path: ['addOns', name, 'steps', at, 'upTo'], kind: 'money' },
            { path: ['addOns', name, 'steps', at, 'fee'], kind: 'money' },
          ],
        }),
      ),
      { label: rows.rate, cells: [null, { path: ['addOns', name, 'basisPoints'], kind: 'percent' }] },
    ],
  })
  return [
    {
      id: 'prices',
      title: words.tables.prices,
      columns: [rows.value],
      rows: [
        one(rows.receiptPaper, ['receiptPaper']),
        one(rows.receiptElectronic, ['receiptElectronic']),
        one(rows.namedSigning, ['namedSigning']),
        one(rows.waterproof, ['waterproof']),
        one(rows.woodenCubicMetre, ['wooden', 'cubicMetre']),
        one(rows.woodenLeast, ['wooden', 'least']),
        one(rows.woodenPercent, ['wooden', 'percentOfVolume'], 'count'),
        one(rows.upstairsFree, ['upstairsFreeUpTo'], 'kilograms'),
        one(rows.coldUnloadingCubicMetre, ['coldUnloading', 'cubicMetre']),
        one(rows.coldUnloadingTonne, ['coldUnloading', 'tonne']),
        one(rows.coldLabelling, ['coldLabelling']),
        one(rows.cashOnDeliveryMost, ['cashOnDeliveryMost']),
      ],
    },
    cover('insurance'),
    cover('fullCover'),
  ]
}

export function fuelTables(words: Words): readonly TableOf[] {
  const { rows } = words
  const one = (label: string, name: string, kind: CellKind): Row => ({
    label,
    cells: [{ path: ['fuel', name], kind }],
  })
  return [
    {
      id: 'fuel',
      title: words.tables.fuel,
      columns: [rows.value],
      rows: [
        one(rows.road, 'road', 'percent'),
        one(rows.air, 'air', 'percent'),
        one(rows.settledUntil, 'settledUntil', 'day'),
      ],
    },
  ]
}

export function transitTables({ transit, cold }: RateChange, words: Words): readonly TableOf[] {
  const { rows } = words
  const days = (path: Path): Cell[] =>
    zones.map((zone) => ({ path: [...path, zone], kind: 'days', empty: 'absent' }))
  const products = quoteProducts.filter((product) => transit[product])
  const tables: TableOf[] = [
    {
      id: 'rules',
      title: words.tables.rules,
      columns: [rows.cutOff, rows.by, ...zones.map((zone) => words.zones[zone])],
      rows: products.map((product) => ({
        label: productName(words, product),
        cells: [
          { path: ['transit', product, 'cutOff'], kind: 'clock' },
          { path: ['transit', product, 'by'], kind: 'clock' },
          // How long the cold chain takes depends on its ends, below.
          ...(productKindOf(product) === 'cold-chain'
            ? zones.map(() => null)
            : days(['transit', product, 'days'])),
        ],
      })),
    },
  ]
  if (cold !== null)
    tables.push({
      id: 'cold',
      title: words.tables.cold,
      columns: zones.map((zone) => words.zones[zone]),
      rows: coldLevels.map((level) => ({
        label: words.coldLevels[level],
        cells: days(['cold', level]),
      })),
    })
  const booked = products.flatMap((product) =>
    (transit[product]?.bookAhead ?? []).map((step, at): Row => {
      const path: Path = ['transit', product, 'bookAhead', at]
      return {
        label: productName(words, product),
        cells: [
          step.upTo === null ? null : { path: [...path, 'upTo'], kind: 'kilograms' },
          { path: [...path, 'days'], kind: 'count' },
        ],
      }
    }),
  )
  tables.push({
    id: 'bookAhead',
    title: words.tables.bookAhead,
    columns: [rows.upTo, rows.days],
    rows: booked,
  })
  return tables
}
