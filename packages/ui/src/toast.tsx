import { CheckIcon } from './icons.tsx'
import styles from './toast.module.css'

/**
 * Where short notes appear, once per page. The shell's script writes the sentence into `[data-toast-text]` and
 * shows the popover for four seconds, with `data-failed` where something did not work; a screen reader hears it because the region is there from the start.
 */
export function ToastRegion({
  copied,
  copyFailed,
}: {
  readonly copied: string
  readonly copyFailed: string
}) {
  return (
    <div role="status">
      <div
        id="toast"
        className={styles.toast}
        popover="manual"
        data-copied={copied}
        data-copy-failed={copyFailed}
      >
        <CheckIcon />
        <span data-toast-text="" />
      </div>
    </div>
  )
}
