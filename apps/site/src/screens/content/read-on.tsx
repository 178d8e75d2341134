import { type SceneName, shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { SceneThumb } from '../../shell/scene-thumb.tsx'
import styles from './read-on.module.css'

/** A page to read on, as it is shown. */
export type FurtherPage = {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly scene: SceneName | null
}

/**
 * Pages to read on. All candidates are in the page; styles show the first three, and the script puts three others
 * first each time.
 */
export function ReadOn({
  pages,
  locale,
}: {
  readonly pages: readonly FurtherPage[]
  readonly locale: LocaleId
}) {
  if (pages.length === 0) return null
  return (
    <section className={`page ${styles.readOn}`} aria-labelledby="recommended">
      <h2 id="recommended">{shellMessages(locale).recommended}</h2>
      <ul data-recommended="">
        {pages.map(({ href, title, text, scene }) => (
          <li key={href}>
            <div>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{text}</p>
            </div>
            {scene && <SceneThumb name={scene} width={112} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
