import type { ComponentProps } from 'react'
import styles from './chip-links.module.css'
import { classNames } from './class-names.ts'

/** Short ways on, as many in a row as fit: put `ChipLink`s inside. */
export function ChipLinks({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.chips, className)} />
}

/** How much waits behind a link: `of` names what is counted, for those who hear it. */
type Count = { readonly of: string; readonly number: number }

/** One of them. */
export function ChipLink({ count, children, ...rest }: { readonly count?: Count } & ComponentProps<'a'>) {
  return (
    <li>
      <a {...rest}>
        {children}
        {count && (
          <small>
            <span className="visually-hidden"> {count.of} </span>
            {count.number}
          </small>
        )}
      </a>
    </li>
  )
}
