import { classNames } from './class-names.ts'
import styles from './layout.module.css'

/** A step of the spacing tokens, in px at the browser's default size. */
type Gap = 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48

/** Classes of what stands below each other, each as wide as the whole; `more` are classes of its own. */
export function stack(gap: Gap, more?: string): string {
  return classNames(styles.stack, styles[`gap${gap}`], more)
}

/** Classes of what stands beside each other, in as many lines as it takes. */
export function cluster(gap: Gap, more?: string): string {
  return classNames(styles.cluster, styles[`gap${gap}`], more)
}
