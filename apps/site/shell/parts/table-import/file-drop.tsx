import { UploadIcon } from '@hongyan/ui/icons.tsx'
import type { ComponentProps } from 'react'
import styles from './file-drop.module.css'
import { TableFile } from './table-file.tsx'

/**
 * A place to drop a table on or to press: the control of the browser lies over it unseen, and stands alone where no
 * script could say which file was chosen. A screen that knows the file gives its name.
 */
export function FileDrop({
  prompt,
  tapped,
  chosen,
  ...file
}: {
  readonly prompt: string
  /** The same where nothing can be dropped; that of all where it is left out. */
  readonly tapped?: string
  readonly chosen?: string | undefined
} & ComponentProps<typeof TableFile>) {
  return (
    <div className={styles.drop} data-drop="">
      <UploadIcon size={28} />
      <b data-chosen="" aria-live="polite">
        {chosen ?? (
          <>
            <span className={styles.dropped}>{prompt}</span>
            <span className={styles.tapped}>{tapped ?? prompt}</span>
          </>
        )}
      </b>
      <TableFile {...file} />
    </div>
  )
}
