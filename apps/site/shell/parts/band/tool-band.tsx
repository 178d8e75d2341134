import { classNames } from '@hongyan/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './tool-band.module.css'

/** The band over a tool: its title, and what is asked or said under it. */
export function ToolBand({
  title,
  className,
  children,
}: {
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={classNames(styles.band, className)}>
      <div className="page">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
