import type { changesOnSite } from '@hongyan/domain/releases/changes-on-site'
import type { ListedPublication } from '@hongyan/domain/releases/list-publications'
import type { Standing } from '@hongyan/domain/releases/show-standing'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'

const since = (at: number): string | null => (at === 0 ? null : isoInZone(at, homeZone))
const untilOf = (at: number | null): string | null => (at === null ? null : isoInZone(at, homeZone))

/** Where the languages of a document stand. */
export function presentStanding(languages: readonly Standing[]) {
  const shown = (one: Standing['live']) => one && { ...one, from: since(one.from), until: untilOf(one.until) }
  return {
    languages: languages.map((one) => ({ ...one, live: shown(one.live), before: shown(one.before) })),
  }
}

/** What was published of a document. */
export function presentPublications(publications: readonly ListedPublication[]) {
  return {
    publications: publications.map((one) => ({ ...one, from: since(one.from), until: untilOf(one.until) })),
  }
}

/** What would change on the site. */
export function presentChanges({ changes, ...compared }: Awaited<ReturnType<typeof changesOnSite>>) {
  return {
    ...compared,
    changes: changes.map((change) => ({
      what: change.what,
      path: change.path,
      before: 'before' in change ? change.before : null,
      after: 'after' in change ? change.after : null,
    })),
  }
}
