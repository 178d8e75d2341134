import { type PictureName, shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { SceneThumb } from '../../scene-thumb.tsx'
import { WordBreaks } from '../section-head/word-breaks.tsx'
import { firstSentence } from './first-sentence.ts'
import styles from './read-on.module.css'

/** A page to read on, as it is shown. */
type FurtherPage = {
  readonly href: string
  readonly title: string
  readonly text: string
  readonly scene: PictureName | null
}

/** How many stand side by side. */
const row = 3

/**
 * Pages to read on. All candidates are in the page; styles show the first three, and the script puts three others
 * first each time. Whatever it picks, a row has a picture in each card or in none.
 */
export function ReadOn({
  pages,
  locale,
}: {
  readonly pages: readonly FurtherPage[]
  readonly locale: LocaleId
}) {
  if (pages.length === 0) return null
  const pictured = pages.filter(({ scene }) => scene !== null)
  const shown = pictured.length < row ? pages.map((page) => ({ ...page, scene: null })) : pictured
  return (
    <section className={`page ${styles.readOn}`} aria-labelledby="recommended">
      <h2 id="recommended">{shellMessages(locale).recommended}</h2>
      <ul data-recommended="">
        {shown.map(({ href, title, text, scene }) => (
          <li key={href}>
            <div>
              <h3>
                <a href={href}>
                  <WordBreaks text={title} />
                </a>
              </h3>
              <p>{firstSentence(text)}</p>
            </div>
            {scene && <SceneThumb name={scene} width={112} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
