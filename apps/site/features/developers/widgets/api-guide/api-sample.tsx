import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { CopyIcon } from '@hongyan/ui/icons.tsx'
import styles from './api-sample.module.css'
import type { ApiSample } from './samples.ts'

/** A sample in full, to be read and copied. `wraps`: its lines are broken, and it stands beside another. */
export function ApiSampleCode({
  locale,
  sample: { name, text },
  of = name,
  wraps = false,
}: {
  readonly locale: LocaleId
  readonly sample: ApiSample
  /** Its name among those of a page. */
  readonly of?: string
  readonly wraps?: boolean
}) {
  const { copy } = merchantMessages(locale).guide
  return (
    <figure className={wraps ? `${styles.sample} ${styles.wraps}` : styles.sample}>
      <figcaption className={styles.head}>
        <code>{name}</code>
        <button type="button" className={styles.copy} data-copy={text} aria-label={`${copy} ${of}`}>
          <CopyIcon size={18} />
          {copy}
        </button>
      </figcaption>
      {/* It scrolls by itself, so it can be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
      <section className={styles.text} aria-label={of} tabIndex={0}>
        <pre lang="en">{text}</pre>
      </section>
    </figure>
  )
}
