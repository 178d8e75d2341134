import { classNames } from '@hongyan/ui/class-names.ts'
import type { ReactNode } from 'react'
import type { Party } from '../form/order-form.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './party-mark.module.css'

type Props = { readonly of: Party; readonly className: string | undefined }

/** The round sign of the sender or the recipient; the title beside it says the same in words. */
export function PartyMark(props: Props) {
  const { words } = useOrderTexts()
  return <RoundMark {...props}>{words.parties[props.of].mark}</RoundMark>
}

/** The same with its sign given, for a page that has no form. */
export function RoundMark({ of, className, children }: Props & { readonly children: ReactNode }) {
  return (
    <span className={classNames(styles.mark, className)} data-of={of} aria-hidden="true">
      {children}
    </span>
  )
}
