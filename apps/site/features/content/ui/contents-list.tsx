import { contentMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { Anchor } from '../anchors.ts'
import styles from './contents-list.module.css'

/** Contents of a page that is read from top to bottom; stays beside the text where there is room. */
export function ContentsList({
  anchors,
  locale,
}: {
  readonly anchors: readonly Anchor[]
  readonly locale: LocaleId
}) {
  const title = contentMessages(locale).contents
  return (
    <nav className={styles.contents} aria-label={title} data-contents="">
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <ol data-list="">
        {anchors.map((anchor, index) => (
          <li key={anchor.id}>
            <a href={`#${anchor.id}`} aria-current={index === 0 ? 'true' : undefined}>
              {anchor.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
