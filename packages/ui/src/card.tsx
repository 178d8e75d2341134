import type { HTMLAttributes } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'a'
  readonly href?: string
  /** `line` on paper; `warm` where the surface itself carries the group. */
  readonly surface?: 'line' | 'warm'
  /** Warm fill and the red left edge, the one sign for "this one". */
  readonly selected?: boolean
}

/** A bounded piece of content. It lies in the page, so it never has a shadow. */
export function Card({
  as: Element = 'div',
  surface = 'line',
  selected = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        surface === 'warm' && styles.warm,
        selected && styles.selected,
        className,
      )}
    />
  )
}
