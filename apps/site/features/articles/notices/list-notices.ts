import { collection, type Notice } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** Notices, or trends, newest first; items of one day keep the order of their ids, so that pages are stable. */
export function listNotices(kind: Notice['kind'], locale: LocaleId): readonly Notice[] {
  return [...collection('notice', locale).values()]
    .filter((notice) => notice.kind === kind)
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
}
