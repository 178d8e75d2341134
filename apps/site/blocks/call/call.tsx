import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { ActionButton } from '../../shell/parts/action/action-button.tsx'
import { Phrases } from '../../shell/parts/section-head/phrases.tsx'
import { headStyles } from '../../shell/parts/section-head/section-head.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './call.module.css'

/** The last word of a page. */
export function Call({ block, locale, place }: BlockProps<'call'>) {
  const id = `call-${place.nth + 1}`
  return (
    <section className={styles.call} aria-labelledby={id}>
      <div className={`page ${styles.row}`}>
        <h2 id={id} className={headStyles.title}>
          <Phrases text={block.title} />
        </h2>
        <div className={cluster(12, styles.actions)}>
          {block.actions.map((action, index) => (
            <ActionButton
              key={action.label}
              action={action}
              locale={locale}
              kind={index === 0 ? 'primary' : 'secondary'}
              icon={
                action.target.kind === 'outside' && action.target.href.startsWith('tel:') && <PhoneIcon />
              }
            />
          ))}
        </div>
      </div>
    </section>
  )
}
