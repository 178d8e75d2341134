import { type BlockOf, picturesMessages } from '@hongyan/content'
import { formatMonth, type LocaleId } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { pathIn } from '../../paths.ts'
import { Frame } from '../../shell/parts/frame/frame.tsx'
import { ScenePicture } from '../../shell/scene-picture.tsx'
import styles from './timeline.module.css'
import { byYear } from './years.ts'

/** What happened, year by year; what lies ahead hangs on a broken line. */
export function Timeline({
  block,
  locale,
}: {
  readonly block: BlockOf<'timeline'>
  readonly locale: LocaleId
}) {
  const { states } = picturesMessages(locale)
  return (
    <Frame block={block} locale={locale}>
      <ol>
        {byYear(block.items).map(({ year, items }) => (
          <li key={year} className={styles.year}>
            <h3>{year}</h3>
            <ol>
              {items.map(({ when, title, text, state, path, scene }) => (
                <li key={when + title} className={classNames(styles.item, styles[state])}>
                  <h4>
                    {path === null ? title : <a href={pathIn(locale, path)}>{title}</a>}
                    {when.length > 4 && <small>{monthOf(locale, when)}</small>}
                    {state === 'now' && <Tag tone="signal">{states.now}</Tag>}
                    {state === 'ahead' && <Tag>{states.ahead}</Tag>}
                  </h4>
                  <p className={styles.text}>{text}</p>
                  {scene && <ScenePicture name={scene} className={styles.scene} sizes="112px" />}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function monthOf(locale: LocaleId, when: string): string {
  return formatMonth(locale, `${when}-15T12:00:00Z`, 'UTC')
}
