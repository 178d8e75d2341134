import { shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import styles from './feedback.module.css'
import { FeedbackForm } from './feedback-form.tsx'

/** The strip at the foot of every page that asks whether the page was useful. */
export function FeedbackStrip({ locale, path }: { readonly locale: LocaleId; readonly path: string }) {
  return (
    <section id="feedback" className={styles.strip} aria-label={shellMessages(locale).feedback.open}>
      <div className="page">
        <FeedbackForm locale={locale} path={path} />
      </div>
    </section>
  )
}
