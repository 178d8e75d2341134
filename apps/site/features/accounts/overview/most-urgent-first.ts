type Urgent = {
  /** What it asks of the reader; null for nothing. */
  readonly action: unknown
  readonly eta: { readonly to: string } | null
}

/** What does not go on without the reader first, then what arrives first; what nobody can time comes last. */
export function mostUrgentFirst<T extends { readonly shipment: Urgent }>(all: readonly T[]): readonly T[] {
  const arrives = ({ shipment: { eta } }: T) => (eta === null ? Number.MAX_SAFE_INTEGER : Date.parse(eta.to))
  const waits = ({ shipment: { action } }: T) => Number(action !== null)
  return all.toSorted((a, b) => waits(b) - waits(a) || arrives(a) - arrives(b))
}
