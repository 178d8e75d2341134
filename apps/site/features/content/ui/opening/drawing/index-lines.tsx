import type { DrawingOf } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { linkAttributes } from '../../../../../shell/link.ts'
import styles from './index-lines.module.css'

/** Where things stand: what, what to know of it, and the way there. */
export function IndexLines({
  drawing,
  locale,
}: {
  readonly drawing: DrawingOf<'index'>
  readonly locale: LocaleId
}) {
  return (
    <ul className={styles.lines}>
      {drawing.rows.map(({ label, text, path }) => (
        <li key={label}>
          <a {...linkAttributes(locale, path, false)}>{label}</a>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
