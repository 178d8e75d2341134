import { type Home, shellMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import { cluster } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { ActionButton } from '../../../../shell/parts/action/action-button.tsx'
import { Lines } from '../../../../shell/parts/section-head/lines.tsx'
import { oneSentence } from '../../../../shell/parts/section-head/one-sentence.ts'
import strip from '../../../../shell/parts/strip/strip.module.css'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './banner.module.css'

/**
 * The carousel at the top of home. Slides are a strip to swipe; `banner.client.ts` shows the controls and moves it on
 * while nobody is looking closer. The first title is the page's `h1`.
 */
export function Banner({
  banner,
  locale,
  children,
}: {
  readonly banner: Home['banner']
  readonly locale: LocaleId
  /** What stands over every slide. */
  readonly children?: ReactNode
}) {
  const { slides } = banner
  const words = shellMessages(locale).banner
  const count = slides.length
  return (
    <section className={styles.banner} aria-label={words.label} data-banner="">
      <div className={`${strip.strip} ${styles.strip}`} data-strip="">
        {slides.map(({ id, title, lead, actions, scene }, index) => {
          const Title = index === 0 ? 'h1' : 'h2'
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, not a slide
            <div key={id} role="group" aria-label={fill(words.slide, { index: index + 1, count })}>
              <div className={`page ${styles.slide}`}>
                <div className={styles.words}>
                  <Title className={styles.title}>
                    <Lines text={title} />
                  </Title>
                  <p className={styles.lead}>{lead}</p>
                  <div className={cluster(12, styles.actions)}>
                    {actions.map((action, nth) => (
                      <ActionButton
                        key={action.label}
                        action={action}
                        locale={locale}
                        kind={nth === 0 ? 'primary' : 'secondary'}
                      />
                    ))}
                  </div>
                </div>
                <ScenePicture
                  name={scene}
                  className={styles.picture}
                  sizes="(max-width: 48em) 85vw, (max-width: 90em) 62vw, 920px"
                  eager={index === 0}
                />
              </div>
            </div>
          )
        })}
      </div>
      {children && <div className={`page ${styles.over}`}>{children}</div>}
      {count > 1 && (
        <div className={`page ${styles.controls}`} data-controls="" data-later="" hidden>
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              data-dot=""
              aria-label={fill(words.goTo, { index: index + 1, title: oneSentence(title) })}
              aria-current={index === 0}
            />
          ))}
          <button
            type="button"
            className={styles.pause}
            data-pause={words.pause}
            data-play={words.play}
            aria-label={words.pause}
          >
            <i />
          </button>
          <span className={styles.position}>
            <span data-position="">1</span> / {count}
          </span>
        </div>
      )}
    </section>
  )
}
