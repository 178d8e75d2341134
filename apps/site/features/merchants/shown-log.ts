/** What a form of the page does. */
const actNames = [
  'create-key',
  'rotate-key',
  'revoke-key',
  'add-webhook',
  'change-webhook',
  'rotate-secret',
  'remove-webhook',
  'test',
  'replay',
] as const
export type ActName = (typeof actNames)[number]

/** What is done and then said on the page, by its address. */
export const confirmedActs = ['revoke-key', 'change-webhook', 'remove-webhook', 'test', 'replay'] as const
export type ConfirmedAct = (typeof confirmedActs)[number]

/** Which part of which log the page shows: of ids and choices that may stand in an address. */
export type ShownLog = {
  readonly webhook: string | null
  readonly only: 'failed' | null
  readonly after: string | null
  /** The event that is open. */
  readonly event: string | null
}

const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Reads it from an address or the hidden fields of a form; whatever is none is passed over. */
export function readShown(read: (name: string) => string | null | undefined): ShownLog {
  const idIn = (name: string) => {
    const given = read(name) ?? ''
    return id.test(given) ? given : null
  }
  return {
    webhook: idIn('webhook'),
    only: read('only') === 'failed' ? 'failed' : null,
    after: idIn('after'),
    event: idIn('event'),
  }
}

/** The query of an address that shows it, and says what was done. */
export function queryOf(shown: ShownLog, done: ConfirmedAct | null = null): string {
  const values = Object.entries({ ...shown, done }).filter(([, value]) => value !== null)
  return new URLSearchParams(values as [string, string][]).toString()
}
