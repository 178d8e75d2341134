import { type Home, homeMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { TabLink, TabRow } from '@hongyan/ui/tabs.tsx'
import { linkAttributes } from '../../../../shell/link.ts'
import { SectionHead } from '../../../../shell/parts/section-head/section-head.tsx'
import strip from '../../../../shell/parts/strip/strip.module.css'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import styles from './solutions.module.css'

/** Industries on home: as many as fill one line of tabs. The link leads to all of them. */
const shown = 8

/**
 * Solutions by industry. Panels lie in a strip: a tab is a link to its panel, and a swipe does the same, so every
 * panel is reached without a script. `solutions.client.ts` makes them tabs with arrow keys.
 */
export function Solutions({
  solutions,
  locale,
}: {
  readonly solutions: Home['solutions']
  readonly locale: LocaleId
}) {
  const { title, all } = solutions
  const tabs = solutions.tabs.slice(0, shown)
  return (
    <section className={`page ${stack(24, styles.solutions)}`} aria-labelledby="solutions" data-tabs="">
      <SectionHead id="solutions" title={title} link={all} locale={locale} />
      <nav aria-label={homeMessages(locale).solutions.tabs}>
        <TabRow className={styles.tabs} data-list="">
          {tabs.map(({ id, label }, index) => (
            <TabLink
              key={id}
              id={`tab-${id}`}
              href={`#industry-${id}`}
              aria-current={index === 0 ? 'true' : undefined}
            >
              {label}
            </TabLink>
          ))}
        </TabRow>
      </nav>
      <div className={strip.strip} data-strip="">
        {tabs.map((tab) => (
          <div key={tab.id} id={`industry-${tab.id}`} className={styles.panel}>
            <div className={styles.stage}>
              <ScenePicture
                name={tab.scene}
                className={styles.picture}
                sizes="(max-width: 48em) 1px, (max-width: 75em) 442px, 516px"
              />
            </div>
            <div>
              <h3 className={styles.title}>{tab.title}</h3>
              <p className={styles.lead}>{tab.lead}</p>
              <dl className={styles.rows}>
                {tab.rows.map(
                  ({ term, text }) =>
                    text && (
                      <div key={term}>
                        <dt>{term}</dt>
                        <dd>{text}</dd>
                      </div>
                    ),
                )}
              </dl>
              <ButtonLink
                kind="secondary"
                className={styles.more}
                {...linkAttributes(locale, tab.action.href, tab.action.newTab)}
              >
                {tab.action.label}
              </ButtonLink>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
