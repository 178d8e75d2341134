import type { Notice } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { type AreaAlert, alertTouches, stateOf } from './area-alert.ts'
import { collection } from './site-content.ts'

/** An alert that puts arrival off: the days, and what has to travel so for them to count. */
export type DelayingAlert = { readonly alert: AreaAlert; readonly delay: NonNullable<Notice['delay']> }

/** Alerts in force at an instant (ms UTC) or later that say by how many days they put arrival off. */
export function delaysFrom(at: number): readonly DelayingAlert[] {
  // A date is the same in every language.
  return alertingNotices(at, 'zh-CN').flatMap(({ delay, ...alert }) => (delay ? [{ alert, delay }] : []))
}

function alertingNotices(at: number, locale: LocaleId): readonly Notice[] {
  return [...collection('notice', locale, at).values()]
    .filter(({ kind, areaCodes }) => kind === 'notice' && areaCodes.length > 0)
    .filter((notice) => ['now', 'ahead'].includes(stateOf(notice, at)))
}

/** Alerts that are in force at an instant (ms UTC) or will be, the most severe first. */
export function alertsFrom(at: number, locale: LocaleId): readonly AreaAlert[] {
  return alertingNotices(at, locale)
    .map(({ id, title, summary, severity, from, until, areaCodes, services }) => {
      return { id, title, summary, severity, from, until, areaCodes, services }
    })
    .sort((one, other) => weight[other.severity] - weight[one.severity])
}

const weight = { information: 0, caution: 1, severe: 2 } as const

/**
 * Notices that touch places at an instant (ms UTC): an alert with an area and dates, while it lasts. What is true
 * everywhere is no alert of a place.
 * @param areaCodes divisions (GB/T 2260) or cities of the network
 * @param service id of a service, to leave out what does not concern it
 */
export function noticesTouching(
  areaCodes: readonly string[],
  at: number,
  locale: LocaleId,
  service: string | null = null,
): readonly AreaAlert[] {
  return alertsFrom(at, locale).filter((alert) => alertTouches(alert, areaCodes, at, service))
}
