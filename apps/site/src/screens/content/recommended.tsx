import { shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'
import { SceneThumb } from '../../shell/scene-thumb.tsx'
import { firstSentence } from './first-sentence.ts'
import type { Recommendation } from './recommend.ts'
import styles from './recommended.module.css'

/**
 * Pages to read on. All candidates are in the page; styles show the first three, and the script puts three others
 * first each time.
 */
export function Recommended({
  pages,
  locale,
}: {
  readonly pages: readonly Recommendation[]
  readonly locale: LocaleId
}) {
  if (pages.length === 0) return null
  return (
    <section className={`page ${styles.recommended}`} aria-labelledby="recommended">
      <h2 id="recommended">{shellMessages(locale).recommended}</h2>
      <ul data-recommended="">
        {pages.map(({ path, name, lead, scene }) => (
          <li key={path}>
            <div>
              <h3>
                <a href={pathIn(locale, path)}>{name}</a>
              </h3>
              <p>{firstSentence(lead)}</p>
            </div>
            {scene && <SceneThumb name={scene} width={112} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
