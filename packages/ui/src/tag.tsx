import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

export type Tone = 'neutral' | 'signal' | 'wrong' | 'caution' | 'positive' | 'ink'

/** A word or two that classifies what stands beside it. */
export function Tag({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
