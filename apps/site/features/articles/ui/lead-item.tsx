import { articleMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import { listDay } from '../../../blocks/latest/list-day.ts'
import type { ListItem } from '../../../blocks/latest/list-items.ts'
import { WordBreaks } from '../../../shell/parts/section-head/word-breaks.tsx'
import { ScenePicture } from '../../../shell/scene-picture.tsx'
import styles from './lead-item.module.css'

/** The newest item of a list, with the one picture of the page. */
export function LeadItem({ item, locale }: { readonly item: ListItem; readonly locale: LocaleId }) {
  return (
    <article className={styles.lead}>
      <div className={styles.text}>
        <p>
          <Tag>{articleMessages(locale).categories[item.category]}</Tag>
          <time dateTime={item.date}>{listDay(item.date, locale)}</time>
        </p>
        <h2>
          <a href={item.href}>
            <WordBreaks text={item.title} />
          </a>
        </h2>
        <p>{item.summary}</p>
      </div>
      {item.scene && (
        <ScenePicture
          name={item.scene}
          className={styles.picture}
          sizes="(max-width: 37.5em) 77vw, (max-width: 62.5em) 42vw, (max-width: 75em) 30vw, 430px"
          eager
        />
      )}
    </article>
  )
}
