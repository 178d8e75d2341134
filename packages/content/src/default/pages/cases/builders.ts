import { both } from '../../../seed.ts'
import type { Words } from '../builders.ts'

/** A figure of the client's, shown in the first screen. */
export function figure(id: string, value: string, unit: Words, label: Words) {
  return { id, value, unit: both(...unit), label: both(...label) }
}

/** One measure before and after. */
export function measure(label: Words, unit: Words, before: number, after: number, note: Words | null = null) {
  return { label: both(...label), unit: both(...unit), before, after, note: note && both(...note) }
}

/** A month in which something was done. */
export function moment<State extends 'done' | 'now' | 'ahead' = 'done'>(
  when: string,
  title: Words,
  text: Words,
  state?: State,
) {
  return { when, title: both(...title), text: both(...text), state: state ?? ('done' as const) }
}

/** What somebody of the client's said. */
export function said(text: Words, who: Words, role: Words) {
  return { kind: 'quote', text: both(...text), who: both(...who), role: both(...role) } as const
}
