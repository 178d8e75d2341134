import styles from './carton.module.css'
import { cartonFrame, type DrawnCarton } from './draw-carton.ts'

/** A box in cardboard; what it is stands beside it in words. */
export function Carton({ drawn, className }: { readonly drawn: DrawnCarton; readonly className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${cartonFrame.width} ${cartonFrame.height}`}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <polygon points={drawn.left} className={styles.left} />
      <polygon points={drawn.right} className={styles.right} />
      <polygon points={drawn.top} className={styles.top} />
      <polygon points={drawn.tape} className={styles.tape} />
    </svg>
  )
}
