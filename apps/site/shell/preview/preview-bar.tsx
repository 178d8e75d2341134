import { shellMessages } from '@hongyan/content'
import { fill, formatMoment, type LocaleId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'
import { addressablePath } from '../addressable-path.ts'
import type { Preview } from '../page-context.ts'
import styles from './preview-bar.module.css'

/** Says above a page that it carries a draft, or that the draft that was asked for can no longer be shown. */
export function PreviewBar({
  preview,
  locale,
  path,
}: {
  readonly preview: Preview
  readonly locale: LocaleId
  readonly path: string
}) {
  const words = shellMessages(locale).preview
  const time = preview.kind === 'shown' ? formatMoment(locale, preview.endsAt, 'Asia/Shanghai') : ''
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <p>
        <b>{words.label}</b>
        {preview.kind === 'shown' ? fill(words.shown, { code: preview.code, time }) : words.ended}
      </p>
      <a href={pathIn(locale, addressablePath(path))}>{words.leave}</a>
    </aside>
  )
}
