import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

/** A row of tabs over a full-width line; it scrolls sideways where it must. Pass `role="tablist"` for buttons. */
export function TabRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.list, className)} />
}

/** A tab that shows a panel: pass `role="tab"`, `aria-selected`, `aria-controls`. */
export function TabButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.tab, className)} />
}

/** A tab with an address of its own; `aria-current` marks the open one. */
export function TabLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(styles.tab, className)} />
}

/** Class of a `<label>` that wraps a visually hidden radio button: a tab that works without a script. */
export const tabLabelClass = classNames(styles.tab)
