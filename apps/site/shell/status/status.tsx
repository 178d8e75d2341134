import { WifiOffIcon } from '@hongyan/ui/icons.tsx'
import { ToastRegion } from '@hongyan/ui/toast.tsx'
import type { ShellContent } from '../shell-content.ts'
import styles from './status.module.css'

/** First in the page: past the menus with one key. */
export function SkipLink({ content }: { readonly content: ShellContent }) {
  return (
    <a className={styles.skip} href="#content">
      {content.shell.skipToContent}
    </a>
  )
}

/** What the page says about itself: requests under way, the network, short notes. */
export function PageStatus({ content }: { readonly content: ShellContent }) {
  const { words, errors } = content
  return (
    <>
      <div
        className={styles.progress}
        data-progress=""
        data-later=""
        data-failed={content.shell.status.failed}
        aria-hidden="true"
      />
      <div role="status" data-offline="">
        <div className={styles.offline} hidden>
          <WifiOffIcon />
          {errors.offline.title}
        </div>
      </div>
      <ToastRegion copied={words.copied} copyFailed={words.copyFailed} />
    </>
  )
}
