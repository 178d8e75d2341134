import { formatFullDate, homeZone, noonAtHome } from '@hongyan/locales'
import { TextFrame } from '../../shell/parts/frame/frame.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './versions.module.css'

/** When a document changed, and in what. */
export function Versions({ block, locale }: BlockProps<'versions'>) {
  return (
    <TextFrame block={block} locale={locale}>
      <ol className={styles.versions}>
        {block.items.map(({ date, text }) => (
          <li key={date}>
            <time dateTime={date}>{formatFullDate(locale, noonAtHome(date), homeZone)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </TextFrame>
  )
}
