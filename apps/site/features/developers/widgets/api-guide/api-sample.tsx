import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { CopyIcon } from '@hongyan/ui/icons.tsx'
import styles from './api-sample.module.css'
import { Code } from './code.tsx'
import type { ApiSample } from './samples.ts'

/** A sample in full, to be read and copied. `wraps`: its lines are broken, and it stands beside another. */
export function ApiSampleCode({
  locale,
  sample: { name, text, language },
  of = name,
  wraps = false,
}: {
  readonly locale: LocaleId
  readonly sample: ApiSample
  /** Its name among those of a page. */
  readonly of?: string
  readonly wraps?: boolean
}) {
  return (
    <figure className={wraps ? `${styles.sample} ${styles.wraps}` : styles.sample}>
      <figcaption className={styles.head}>
        <code>{name}</code>
        <CopySample locale={locale} text={text} of={of} />
      </figcaption>
      {/* It scrolls by itself, so it can be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
      <section className={styles.text} aria-label={of} tabIndex={0}>
        <Code language={language} text={text} />
      </section>
    </figure>
  )
}

/** Copies a sample, which is named `of` among those of a page. */
export function CopySample({
  locale,
  text,
  of,
}: {
  readonly locale: LocaleId
  readonly text: string
  readonly of: string
}) {
  const { copy } = merchantMessages(locale).guide
  return (
    <button type="button" className={styles.copy} data-copy={text} aria-label={`${copy} ${of}`}>
      <CopyIcon size={18} />
      {copy}
    </button>
  )
}
