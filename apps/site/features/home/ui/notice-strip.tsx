import { articleMessages, type PopupNotice, popupKey, wordMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { CloseIcon, InfoIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../paths.ts'
import styles from './notice-strip.module.css'

/**
 * The notice that everybody is to see, as a strip in the flow above the page's content. Scripts show it once per
 * version (`notice-shown.ts`, `notice-strip.client.ts`) and let it be closed; without them it stands while it is true.
 */
export function NoticeStrip({ notice, locale }: { readonly notice: PopupNotice; readonly locale: LocaleId }) {
  return (
    <section
      className={styles.strip}
      aria-label={notice.title}
      data-notice={popupKey(notice)}
      data-until={notice.until ?? undefined}
    >
      <div className={`page ${styles.row}`}>
        <InfoIcon />
        <div className={styles.words}>
          <b>{notice.title}</b>
          <p>{notice.popup.text}</p>
        </div>
        <a href={paths.notice(locale, notice.id)}>{articleMessages(locale).popup.read}</a>
        <button type="button" aria-label={wordMessages(locale).close} data-notice-close="">
          <CloseIcon size={18} />
        </button>
      </div>
    </section>
  )
}
