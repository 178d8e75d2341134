import type { Home } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { cluster, stack } from '@hongyan/ui/layout.ts'
import { ActionButton } from '../../../../shell/parts/action/action-button.tsx'
import { headStyles } from '../../../../shell/parts/section-head/section-head.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './cooperation.module.css'

/** The last word of a page: tell us what you move, or call. */
export function Cooperation({
  cooperation,
  locale,
}: {
  readonly cooperation: Home['cooperation']
  readonly locale: LocaleId
}) {
  const { title, lead, actions, scene } = cooperation
  return (
    <section className={styles.cooperation} aria-labelledby="cooperation">
      <div className={`page ${styles.grid}`}>
        <div className={stack(32, styles.text)}>
          <div className={headStyles.words}>
            <h2 id="cooperation" className={headStyles.title}>
              {title}
            </h2>
            <p className={headStyles.lead}>{lead}</p>
          </div>
          <div className={cluster(12, styles.actions)}>
            {actions.map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                locale={locale}
                kind={index === 0 ? 'primary' : 'secondary'}
                icon={isCall(action) && <PhoneIcon />}
              />
            ))}
          </div>
        </div>
        <ScenePicture
          name={scene}
          className={styles.picture}
          sizes="(max-width: 48em) 376px, (max-width: 62.5em) 480px, 528px"
        />
      </div>
    </section>
  )
}

function isCall({ target }: Home['cooperation']['actions'][number]): boolean {
  return target.kind === 'outside' && target.href.startsWith('tel:')
}
