import { classNames } from '@hongyan/ui/class-names.ts'
import type { Party } from '../form/order-form.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './party-mark.module.css'

/** The round sign of the sender or the recipient; the title beside it says the same in words. */
export function PartyMark({ of, className }: { readonly of: Party; readonly className: string | undefined }) {
  const { words } = useOrderTexts()
  return (
    <span className={classNames(styles.mark, className)} data-of={of} aria-hidden="true">
      {words.parties[of].mark}
    </span>
  )
}
