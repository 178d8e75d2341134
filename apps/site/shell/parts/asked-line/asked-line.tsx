import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import styles from './asked-line.module.css'

/**
 * What was asked, in a line before its form: on narrow screens the form is folded away, so that the answer comes first.
 * HTML alone opens it; given another `key` it is folded again.
 */
export function AskedLine({ asked, edit }: { readonly asked: string; readonly edit: string }) {
  return (
    <details className={styles.asked}>
      <summary>
        <b>{asked}</b>
        <span>
          {edit}
          <ChevronDownIcon size={18} />
        </span>
      </summary>
    </details>
  )
}
