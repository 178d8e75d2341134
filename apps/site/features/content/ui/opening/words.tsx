import { classNames } from '@hongyan/ui/class-names.ts'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { ActionButton } from '../../../../shell/parts/action/action-button.tsx'
import { Lines } from '../../../../shell/parts/section-head/lines.tsx'
import { LongClauses } from '../../../../shell/parts/section-head/long-clauses.tsx'
import type { ContentData } from '../../load.ts'
import styles from './words.module.css'

/** The page's title in its lines, with what stands above it. */
export function Title({ data, above }: { readonly data: ContentData; readonly above?: ReactNode }) {
  return (
    <div>
      {above && <p className={styles.above}>{above}</p>}
      <h1 className={styles.title}>
        <Lines text={data.page.hero.title} />
      </h1>
    </div>
  )
}

/** What the page says first, what it asks for if it asks, and what can be done about it. */
export function Lead({ data, form }: { readonly data: ContentData; readonly form?: ReactNode }) {
  const { page, locale, template } = data
  const { lead, actions } = page.hero
  const deep = template.ground === 'deep'
  return (
    <div className={classNames(styles.words, deep && styles.deep, form !== undefined && styles.asked)}>
      <p className={styles.lead}>
        <LongClauses text={lead} held={14} />
      </p>
      {form && <div className={styles.form}>{form}</div>}
      {actions.length > 0 && (
        <div className={cluster(12, styles.actions)}>
          {actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              locale={locale}
              kind={index === 0 && !form ? 'primary' : deep ? 'reversed' : 'secondary'}
              icon={
                action.target.kind === 'outside' && action.target.href.startsWith('tel:') && <PhoneIcon />
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}
