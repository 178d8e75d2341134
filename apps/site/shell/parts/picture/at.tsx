import type { ReactNode } from 'react'
import { percent } from './lengths.ts'
import pic from './picture.module.css'

/**
 * A spot of a drawing that is as wide as its box: `x` and `y` are shares of it, everything inside is drawn from there
 * in lengths of its own. So a drawing keeps the size of its words at every width.
 */
export function At({
  x,
  y,
  children,
}: {
  readonly x?: number
  readonly y?: number
  readonly children: ReactNode
}) {
  return (
    <svg
      aria-hidden="true"
      x={x === undefined ? undefined : percent(x)}
      y={y === undefined ? undefined : percent(y)}
      className={pic.at}
    >
      {children}
    </svg>
  )
}
