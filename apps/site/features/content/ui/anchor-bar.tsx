import { type Action, contentMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ActionButton } from '../../../shell/parts/action/action-button.tsx'
import type { Anchor } from '../anchors.ts'
import styles from './anchor-bar.module.css'

/** Anchors of a long page in a bar that stays in sight, and the one thing to do. Links; the script marks the place. */
export function AnchorBar({
  anchors,
  action,
  locale,
}: {
  readonly anchors: readonly Anchor[]
  readonly action: Action | undefined
  readonly locale: LocaleId
}) {
  return (
    <nav className={styles.bar} aria-label={contentMessages(locale).contents} data-contents="">
      <div className={`page ${styles.row}`}>
        <ul className={styles.list} data-list="">
          {anchors.map(({ id, short }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
                {short}
              </a>
            </li>
          ))}
        </ul>
        {action && <ActionButton action={action} locale={locale} size="small" />}
      </div>
    </nav>
  )
}
