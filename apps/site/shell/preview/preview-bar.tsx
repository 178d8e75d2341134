import { shellMessages } from '@hongyan/content'
import { fill, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'
import { addressablePath } from '../addressable-path.ts'
import type { Preview } from '../page-context.ts'
import styles from './preview-bar.module.css'

/** Says above a page that it is a preview, or that the one that was asked for can no longer be shown. */
export function PreviewBar({
  preview,
  locale,
  path,
}: {
  readonly preview: Preview
  readonly locale: LocaleId
  readonly path: string
}) {
  if (preview.kind === 'shown' && preview.isFramed) return null
  const words = shellMessages(locale).preview
  const page = pathIn(locale, addressablePath(path))
  const isOfMoment = preview.kind === 'shown' && preview.shownAt !== null
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <p>
        <b>{words.label}</b>
        {sentenceOf(preview, locale)}
      </p>
      <a href={isOfMoment ? `${page}?previewKey=leave` : page}>{words.leave}</a>
    </aside>
  )
}

function sentenceOf(preview: Preview, locale: LocaleId): string {
  const words = shellMessages(locale).preview
  if (preview.kind === 'ended') return words.ended
  const moment = (at: number): string => formatMoment(locale, at, homeZone)
  const time = moment(preview.endsAt)
  if (preview.shownAt !== null)
    return fill(preview.isPast ? words.asItWas : words.asOf, { moment: moment(preview.shownAt), time })
  return fill(words.shown, { time })
}
