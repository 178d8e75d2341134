import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './skeleton.module.css'

/** The shape of a result while it is being looked up. */
export function Skeleton() {
  const { words } = useTrackingTexts()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className={styles.text}>
        {words.states.loading}
      </p>
      <div aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
