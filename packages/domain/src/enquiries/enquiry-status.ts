/** Where an enquiry stands. Instants are ms UTC; `since` is when it got there. */
export type EnquiryStatus =
  | { readonly kind: 'received'; readonly since: number }
  | { readonly kind: 'assigned'; readonly since: number }
  | { readonly kind: 'first-call-due'; readonly since: number; readonly dueAt: number }
  | { readonly kind: 'contacted'; readonly since: number }
  | { readonly kind: 'closed'; readonly since: number; readonly outcome: ClosingOutcome }
  | { readonly kind: 'withdrawn'; readonly since: number }

export const closingOutcomes = ['won', 'lost', 'unreachable', 'spam'] as const
export type ClosingOutcome = (typeof closingOutcomes)[number]

export type EnquiryStatusKind = EnquiryStatus['kind']

/** What may follow what. Only the person who asked can withdraw; everything else is the desk's. */
export const enquiryTransitions: Readonly<Record<EnquiryStatusKind, readonly EnquiryStatusKind[]>> = {
  received: ['assigned', 'first-call-due', 'contacted', 'closed', 'withdrawn'],
  assigned: ['assigned', 'first-call-due', 'contacted', 'closed', 'withdrawn'],
  'first-call-due': ['assigned', 'first-call-due', 'contacted', 'closed', 'withdrawn'],
  contacted: ['assigned', 'closed', 'withdrawn'],
  closed: ['withdrawn'],
  withdrawn: [],
}

/** Statuses in which nobody has called yet: the index over first calls holds these. */
export const awaitingCall = [
  'received',
  'assigned',
  'first-call-due',
] as const satisfies readonly EnquiryStatusKind[]

/** The statuses that can lead to `next`. */
export function statusesBefore(next: EnquiryStatusKind): EnquiryStatusKind[] {
  const kinds = Object.keys(enquiryTransitions) as EnquiryStatusKind[]
  return kinds.filter((kind) => enquiryTransitions[kind].includes(next))
}

/** How a status is stored: its kind and instant in columns, the rest as JSON. */
export function statusColumns(status: EnquiryStatus) {
  const { kind, since, ...rest } = status
  return {
    status: kind,
    status_since: since,
    status_detail: Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  }
}

/** Reads a stored status back. */
export function readStatus(row: {
  readonly status: string
  readonly status_since: number
  readonly status_detail: string | null
}): EnquiryStatus {
  const rest = row.status_detail === null ? {} : (JSON.parse(row.status_detail) as object)
  return { kind: row.status, since: row.status_since, ...rest } as EnquiryStatus
}
