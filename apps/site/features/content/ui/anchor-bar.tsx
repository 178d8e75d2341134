import { type Action, contentMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { ActionButton } from '../../../shell/parts/action/action-button.tsx'
import type { Anchor } from '../anchors.ts'
import styles from './anchor-bar.module.css'
import { barItems } from './bar-items.ts'

/** Anchors of a long page in a bar that stays in sight, those without room behind "More", and the one thing to do. */
export function AnchorBar({
  anchors,
  action,
  locale,
}: {
  readonly anchors: readonly Anchor[]
  readonly action: Action | undefined
  readonly locale: LocaleId
}) {
  const { shown, rest } = barItems(anchors, action !== undefined)
  return (
    <nav className={styles.bar} aria-label={contentMessages(locale).contents} data-contents="">
      <div className={`page ${styles.row}`}>
        <ul className={styles.list} data-list="" data-one-line="">
          {shown.map(({ id, short }, index) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
                {short}
              </a>
            </li>
          ))}
        </ul>
        {rest.length > 0 && (
          <details className={styles.more} data-light="">
            <summary>
              {contentMessages(locale).more}
              <ChevronDownIcon size={16} />
            </summary>
            <ul>
              {rest.map(({ id, short }) => (
                <li key={id}>
                  <a href={`#${id}`}>{short}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
        {action && <ActionButton action={action} locale={locale} size="small" />}
      </div>
    </nav>
  )
}
