import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type IconProps = {
  /** Edge in px at the 80 px root; 20 unless said otherwise. */
  readonly size?: 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32
  readonly className?: string
}

/**
 * Builds an icon on a 24-unit grid from path data: an outline in the colour of the text around it, drawn by `.icon`
 * in `base.css`.
 * It is decoration: the control it stands in has a name of its own.
 */
export function icon(...paths: readonly string[]): (props: IconProps) => ReactNode {
  const d = paths.join('')
  return ({ size = 20, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 80}rem`}
      height={`${size / 80}rem`}
      className={classNames('icon', className)}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}

/** A full circle as path data. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
