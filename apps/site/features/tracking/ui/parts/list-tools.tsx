import { DownloadIcon, PrinterIcon, ShareIcon } from '@hongyan/ui/icons.tsx'
import type { TrackingHandlers } from '../state/handlers.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './list-tools.module.css'

/** What can be done with the list as a whole. */
export function ListTools({ handlers }: { readonly handlers: TrackingHandlers }) {
  const { words } = useTrackingTexts()
  return (
    <div className={styles.tools} data-print="no">
      <button type="button" onClick={() => handlers.print('list')}>
        <PrinterIcon size={16} />
        {words.list.print}
      </button>
      <button type="button" onClick={handlers.copyLink} title={words.share.note}>
        <ShareIcon size={16} />
        {words.list.share}
      </button>
      <button type="button" onClick={handlers.exportList}>
        <DownloadIcon size={16} />
        {words.list.export}
      </button>
    </div>
  )
}
