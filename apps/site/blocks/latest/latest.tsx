import { Frame } from '../../shell/parts/frame/frame.tsx'
import { WordBreaks } from '../../shell/parts/section-head/word-breaks.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './latest.module.css'
import { listDay } from './list-day.ts'
import { selectLatest } from './select-latest.ts'

/** Newest items of a list, with the way to all of them. */
export function Latest({ block, locale, place }: BlockProps<'latest'>) {
  const items = selectLatest(block, locale, place.now)
  if (items.length === 0) return null
  return (
    <Frame block={block} locale={locale} link={block.all}>
      <ul className={styles.latest}>
        {items.map(({ id, date, title, summary, href }) => (
          <li key={id}>
            <time dateTime={date}>{listDay(date, locale)}</time>
            <div>
              <h3>
                <a href={href}>
                  <WordBreaks text={title} />
                </a>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
