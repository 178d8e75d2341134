/** Reads one filter of an address or a form by its name. */
export type ReadFilter = (name: string) => string | null | undefined

/** One of `values`; null for anything else. */
export function among<T extends string>(values: readonly T[], given: string | null | undefined): T | null {
  return values.find((value) => value === given) ?? null
}

/** A day that there is, as YYYY-MM-DD; null for anything else. */
export function dayIn(given: string | null | undefined): string | null {
  const at = given && /^\d{4}-\d{2}-\d{2}$/.test(given) ? new Date(`${given}T00:00:00Z`) : null
  // A day that there is not moves on into the next month where it is read.
  const exists = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given ?? '')
  return exists ? (given ?? null) : null
}

/** Whose records a list shows; null for one's own, which no address needs to say. */
export function ownerIn(given: string | null | undefined): 'company' | null {
  return given === 'company' ? given : null
}

/** The row that a page of a list comes after, by its id; null for anything else. */
export function cursorIn(given: string | null | undefined): string | null {
  return given && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(given) ? given : null
}

/** What every list of one's own is narrowed by, which page of it is shown, and what is open. */
export type ListFilters<Tab extends string = string> = {
  /** Null for one's own. */
  readonly of: 'company' | null
  readonly tab: Tab | null
  readonly from: string | null
  readonly until: string | null
  readonly text: string
  readonly after: string | null
  readonly open: string | null
}

/** The filters as an address or a form has them; what says nothing is left out. */
export function listFiltersIn<Tab extends string>(
  read: ReadFilter,
  { tabs, longestText, longestNumber }: { tabs: readonly Tab[]; longestText: number; longestNumber: number },
): ListFilters<Tab> {
  return {
    of: ownerIn(read('of')),
    tab: among(tabs, read('tab')),
    from: dayIn(read('from')),
    until: dayIn(read('until')),
    text: (read('text') ?? '').trim().slice(0, longestText),
    after: cursorIn(read('after')),
    open: (read('open') ?? '').slice(0, longestNumber) || null,
  }
}

/** Whether a text can only be a number of a shipment or an order: nobody is called so, and no phone has a letter. */
export function isNumber(text: string): boolean {
  return /^(?=.*[A-Za-z])(?=.*\d{4})[\w-]{5,40}$/.test(text)
}

/** The query of an address with these filters and what has just been done; words that may name a person enter none. */
export function queryOf(
  filters: Readonly<Record<string, string | null>>,
  done: string | null = null,
): string {
  const { text, ...plain } = filters
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(plain)) if (value) query.set(name, value)
  if (text && isNumber(text)) query.set('text', text)
  if (done !== null) query.set('done', done)
  return query.toString()
}
