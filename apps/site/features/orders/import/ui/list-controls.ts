/** Names of the fields in the forms of a list of orders. A place is that of a line in its list, from 1. */
export const controls = {
  act: 'act',
  /** Of the form that a list is handed in with. */
  form: 'form',
  file: 'file',
  text: 'text',
  /** Whose the orders become. */
  of: 'of',
  /** The companies that a review was open for, by their ids, the one of this form last. */
  companies: 'companies',
  /** What a list is placed under. */
  key: 'list-key',
  /** Whose form it is, for a form that comes back after somebody was signed out. */
  mark: 'mark',
  /** The lines themselves. */
  list: 'list',
  size: 'size',
  part: 'part',
  taken: (place: number): string => `take.${place}`,
  shown: (place: number): string => `shown.${place}`,
  cell: (place: number, column: string): string => `cell.${place}.${column}`,
  /** The same for all lines at once. */
  all: (column: string): string => `all.${column}`,
} as const

/** Columns that may be written once for all lines that lack them, and those that are the same for all that need another. */
export const filledForAll = ['sender_name', 'sender_phone', 'sender_address', 'goods', 'weight_kg'] as const
export const setForAll = ['pickup_day', 'pickup_from'] as const
export type ForAll = Readonly<Record<(typeof filledForAll | typeof setForAll)[number], string>>

/** The fields that are written once for all lines, each by its column. */
export function forAllOf(typed: (column: keyof ForAll) => string): ForAll {
  return Object.fromEntries(
    [...filledForAll, ...setForAll].map((column) => [column, typed(column)]),
  ) as ForAll
}

/** Whether a field of a review is one that a browser gives to the account anew, by its name. */
export function isGivenAnew(name: string): boolean {
  return name === controls.of || /^(take|cell|all)\./.test(name)
}

/** What the forms of the page ask for. */
export const listActs = {
  /** A list is handed in. */
  read: 'read',
  /** It is looked over again with what was mended. */
  check: 'check',
  /** The same, with what was written once for all lines. */
  pickup: 'pickup',
  place: 'place',
  /** A list that the account keeps is gone on with, or wanted no more. */
  resume: 'resume',
  drop: 'drop',
  labels: 'labels',
} as const
export type ListAct = (typeof listActs)[keyof typeof listActs]
