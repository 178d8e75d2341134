import { homeZone, isoDay } from '@hongyan/locales'

/** Something that happens by itself. `at` in ISO 8601. */
type Due = { readonly dueAt: string | null }
type Expiring = { readonly expires: string; readonly isCurrent: boolean }

/** What is carried out by a moment (ms UTC), the earliest first. */
export function dueUntil<R extends Due>(releases: readonly R[], until: number): readonly R[] {
  return releases
    .filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) <= until)
    .sort((one, other) => Date.parse(one.dueAt ?? '') - Date.parse(other.dueAt ?? ''))
}

/** Facts that hold now and no longer do at a moment (ms UTC): each holds to the end of its last day at home. */
export function expiredBy<F extends Expiring>(facts: readonly F[], until: number): readonly F[] {
  return facts
    .filter(({ expires, isCurrent }) => isCurrent && expires < isoDay(until, homeZone))
    .sort((one, other) => one.expires.localeCompare(other.expires))
}
