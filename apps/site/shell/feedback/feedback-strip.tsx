import { shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import { paths } from '../../paths.ts'
import styles from './feedback.module.css'
import { FeedbackForm } from './feedback-form.tsx'

/**
 * The strip at the foot of every page that asks whether the page was useful. Its form is the same everywhere and
 * nobody needs it before the page: it comes later, and where no script runs a link leads to it.
 */
export function FeedbackStrip({ locale, path }: { readonly locale: LocaleId; readonly path: string }) {
  const words = shellMessages(locale).feedback
  return (
    <section id="feedback" className={styles.strip} aria-label={words.open}>
      <div className="page">
        <p data-until="feedback-form" className={styles.until}>
          {words.title} <a href={paths.feedback(locale, path)}>{words.open}</a>
        </p>
        <Deferred id="feedback-form" file="menu">
          <FeedbackForm locale={locale} />
        </Deferred>
      </div>
    </section>
  )
}
