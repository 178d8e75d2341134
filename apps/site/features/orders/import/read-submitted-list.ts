import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { ShownTerms } from '@hongyan/domain/orders/price-changed'
import { cursorIn, ownerIn } from '../../../shell/parts/own-list/list-filters.ts'
import { readCarried } from './carried-list.ts'
import { type OrderColumn, orderColumnNames } from './order-columns.ts'
import type { OrderLine } from './order-line.ts'
import { longestCell } from './read-order-list.ts'
import { controls, listActs, setForAll } from './ui/list-controls.ts'

/** A list as the form of its review sends it back, with what was mended in it. */
export type SubmittedList = {
  /** What it is placed under, however often it is sent. */
  readonly key: string
  /** Whose its orders are to become. */
  readonly of: RecordOwner
  /** Companies that it was looked over for, by their ids, the last one last. */
  readonly companies: readonly string[]
  readonly lines: readonly OrderLine[]
  /** Places, from 1, of the lines that are to be placed. */
  readonly taken: ReadonlySet<number>
  /** The terms that stood beside a line, by its place. */
  readonly shown: ReadonlyMap<number, ShownTerms>
}

/** Every field with its values, by name. */
type Sent = ReadonlyMap<string, readonly (readonly [name: string, value: string])[]>

/** Reads the form of a review; null where it carries no list. `most` is how many lines a list may have. */
export function readSubmittedList(values: URLSearchParams, most: number): SubmittedList | null {
  const key = values.get(controls.key) ?? ''
  const carried = readCarried(values.get(controls.list) ?? '', most)
  if (carried === null || !isListKey(key)) return null
  const places = carried.map((_, index) => index + 1)
  // A list has thousands of fields, and `URLSearchParams` looks through all of them for each.
  const sent: Sent = Map.groupBy(values, ([name]) => name)
  return {
    key,
    of: ownerIn(values.get(controls.of)) ?? 'own',
    companies: readCompanies(values.get(controls.companies) ?? ''),
    lines: carried.map(({ line, cells }, index) => ({
      line,
      cells: withoutEmpty({ ...cells, ...mendedCells(sent, index + 1) }),
    })),
    taken: new Set(places.filter((place) => sent.has(controls.taken(place)))),
    shown: new Map(
      places.flatMap((place) => {
        const shown = readShown(sent.get(controls.shown(place))?.[0]?.[1])
        return shown === null ? [] : [[place, shown] as const]
      }),
    ),
  }
}

/** More than a few nobody leaves while a list is open. */
function readCompanies(text: string): readonly string[] {
  return text
    .split(' ')
    .filter((id) => cursorIn(id) !== null)
    .slice(-4)
}

/** Whether a text can be the key of a list. */
export function isListKey(text: string): boolean {
  return /^list-[\w-]{43}$/.test(text)
}

/** What was typed into the fields of a line. One pickup for many stands above its own, anything else for all where it has none. */
function mendedCells(sent: Sent, place: number): OrderLine['cells'] {
  const forAll = sent.get(controls.act)?.[0]?.[1] === listActs.pickup
  return Object.fromEntries(
    orderColumnNames.flatMap((column): [OrderColumn, string][] => {
      const typed = sent.get(controls.cell(place, column))?.at(-1)?.[1]
      if (typed === undefined) return []
      const isOwn = typed.trim() !== '' && !setForAll.some((one) => one === column)
      const whole = forAll && !isOwn ? (sent.get(controls.all(column))?.[0]?.[1] ?? '').trim() : ''
      return [[column, (whole || typed.trim()).slice(0, longestCell + 1)]]
    }),
  )
}

function withoutEmpty(cells: OrderLine['cells']): OrderLine['cells'] {
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== ''))
}

/** Terms as a hidden field carries them: minor units of money, the day of arrival, the version of the terms of carriage. */
export function writeShown({ total, arrivesUntil, termsVersion }: ShownTerms): string {
  return [total, arrivesUntil, termsVersion].join('|')
}

function readShown(text: string | undefined): ShownTerms | null {
  const [, total, arrivesUntil = '', termsVersion = ''] =
    /^(\d{1,12})\|(\d{4}-\d\d-\d\d)\|(.{1,40})$/.exec(text ?? '') ?? []
  return total === undefined ? null : { total: Number(total), arrivesUntil, termsVersion }
}
