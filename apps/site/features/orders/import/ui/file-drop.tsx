import { UploadIcon } from '@hongyan/ui/icons.tsx'
import type { ComponentProps } from 'react'
import { TableFile } from '../../../../shell/parts/table-import/table-file.tsx'
import styles from './file-drop.module.css'

/**
 * A place to drop a table on or to press: the control of the browser lies over it unseen, and stands alone where no
 * script could say which file was chosen.
 */
export function FileDrop({
  prompt,
  ...file
}: { readonly prompt: string } & ComponentProps<typeof TableFile>) {
  return (
    <div className={styles.drop} data-drop="">
      <UploadIcon size={28} />
      <b data-chosen="" aria-live="polite">
        {prompt}
      </b>
      <TableFile {...file} />
    </div>
  )
}
