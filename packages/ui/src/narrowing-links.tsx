import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './narrowing-links.module.css'

/** What a list may be narrowed to, each choice a link: put `NarrowingLink`s inside. A narrow screen has them in a row. */
export function NarrowingLinks({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(styles.links, className)} />
}

/** One choice, with how much it leaves. */
export function NarrowingLink({
  chosen,
  count,
  children,
  ...rest
}: { readonly chosen: boolean; readonly count?: number } & ComponentProps<'a'>) {
  return (
    <li>
      <a {...rest} aria-current={chosen ? 'true' : undefined}>
        {children}
        {count !== undefined && <span>{count}</span>}
      </a>
    </li>
  )
}
