import { CopyIcon, PrinterIcon, ShareIcon } from '@hongyan/ui/icons.tsx'
import { useState } from 'react'
import type { TrackingHandlers } from '../state/handlers.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import { BookmarkIcon } from './bookmark-icon.tsx'
import { MoreIcon } from './more-icon.tsx'
import styles from './result-tools.module.css'

/** Copy, share, keep, print: small buttons beside the number; on narrow screens behind one. */
export function ResultTools({
  kept,
  handlers,
}: {
  readonly kept: boolean
  readonly handlers: TrackingHandlers
}) {
  const { header, list, share } = useTrackingTexts().words
  const [open, setOpen] = useState(false)
  const keepLabel = kept ? header.unsave : header.save
  return (
    <span className={styles.tools} data-print="no" data-open={open ? '' : undefined}>
      <button
        type="button"
        className={styles.more}
        aria-label={header.tools}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <MoreIcon size={20} />
      </button>
      <span className={styles.all}>
        <button
          type="button"
          aria-label={header.copyNumber}
          title={header.copyNumber}
          onClick={handlers.copyNumber}
        >
          <CopyIcon size={18} />
        </button>
        <button type="button" aria-label={list.share} title={share.note} onClick={handlers.copyLink}>
          <ShareIcon size={18} />
        </button>
        <button
          type="button"
          aria-label={header.save}
          aria-pressed={kept}
          title={keepLabel}
          onClick={handlers.toggleSaved}
        >
          <BookmarkIcon size={18} />
        </button>
        <button
          type="button"
          aria-label={header.print}
          title={header.print}
          onClick={() => handlers.print('result')}
        >
          <PrinterIcon size={18} />
        </button>
      </span>
    </span>
  )
}
