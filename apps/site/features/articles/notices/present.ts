import { articleMessages, type Notice, popupInForce, popupKey } from '@hongyan/content'
import { stateOf } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import type { NoticeInfo } from './endpoints.ts'

/** What a list says of a notice or trend at a moment (ms UTC). */
export function presentNotice(notice: Notice, locale: LocaleId, now: number): NoticeInfo {
  const { id, title, summary, category, date, from, until, areas } = notice
  return {
    id,
    title,
    summary,
    category,
    date,
    from,
    until,
    state: stateOf(notice, now),
    areas: [...areas],
    link: paths.notice(locale, id),
  }
}

/** The newest notice with a pop-up that is in force at a moment (ms UTC), as the call answers it, or null. */
export function presentPopup(notices: readonly Notice[], locale: LocaleId, now: number) {
  const words = articleMessages(locale).popup
  const notice = popupInForce(notices, now)
  return (
    notice && {
      key: popupKey(notice),
      title: notice.title,
      text: notice.popup.text,
      link: paths.notice(locale, notice.id),
      read: words.read,
      close: words.close,
      until: notice.until,
    }
  )
}
