import { merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { CopyIcon } from '@hongyan/ui/icons.tsx'
import styles from './api-sample.module.css'
import type { ApiSample } from './samples.ts'

/** A sample in full, to be read and copied. */
export function ApiSampleCode({
  locale,
  sample: { name, text },
}: {
  readonly locale: LocaleId
  readonly sample: ApiSample
}) {
  const { copy } = merchantMessages(locale).guide
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.head}>
        <code>{name}</code>
        <button type="button" className={styles.copy} data-copy={text} aria-label={`${copy} ${name}`}>
          <CopyIcon size={18} />
          {copy}
        </button>
      </figcaption>
      {/* It scrolls by itself, so it can be reached by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
      <section className={styles.text} aria-label={name} tabIndex={0}>
        <pre lang="en">{text}</pre>
      </section>
    </figure>
  )
}
