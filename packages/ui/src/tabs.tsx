import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

/**
 * A row of tabs over a full-width line; it scrolls sideways where it must. Pass `role="tablist"` for buttons: arrows,
 * Home and End then lead from one to the other and open it (ARIA tabs pattern).
 */
export function TabRow({ className, ...rest }: ComponentProps<'div'>) {
  const keys = rest.role === 'tablist' ? { onKeyDown: moveBetweenTabs } : {}
  return <div {...keys} {...rest} className={classNames(styles.list, className)} />
}

/** A tab that shows a panel: pass `role="tab"`, `aria-selected`, `aria-controls`. The keyboard comes to the open one alone. */
export function TabButton({ className, ...rest }: ComponentProps<'button'>) {
  const isShut = rest.role === 'tab' && rest['aria-selected'] === false
  const reach = isShut ? { tabIndex: -1 } : {}
  return <button type="button" {...reach} {...rest} className={classNames(styles.tab, className)} />
}

function moveBetweenTabs(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab.contains(document.activeElement))
  const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (at < 0 || goal === undefined) return
  event.preventDefault()
  const tab = tabs[(goal + tabs.length) % tabs.length]
  tab?.focus()
  tab?.click()
}

/** A tab with an address of its own; `aria-current` marks the open one. */
export function TabLink({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={classNames(styles.tab, className)} />
}

/** Class of a `<label>` that wraps a visually hidden radio button: a tab that works without a script. */
export const tabLabelClass = classNames(styles.tab)
