import { articleMessages, type Notice, popupInForce, popupKey } from '@hongyan/content'
import { stateOf } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../../paths.ts'

/** What a list says of a notice or trend at a moment (ms UTC). */
export function presentNotice(notice: Notice, locale: LocaleId, now: number) {
  return { ...notice, state: stateOf(notice, now), link: paths.notice(locale, notice.id) }
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
