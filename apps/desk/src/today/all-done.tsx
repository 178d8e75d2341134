import { Link } from '@tanstack/react-router'
import { useMay } from '../client/me.ts'
import { OwnMark } from '../parts/own-mark.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './today.module.css'

/** Geese of a formation that has left, the first one large. */
const geese = [
  { x: 150, y: 20, size: 60 },
  { x: 96, y: 46, size: 40 },
  { x: 210, y: 58, size: 40 },
  { x: 56, y: 70, size: 30 },
  { x: 258, y: 86, size: 30 },
  { x: 22, y: 90, size: 22 },
]

/** Nothing waits: what is said and shown then. */
export function AllDone({ hasSpare }: { readonly hasSpare: boolean }) {
  const words = useTexts().today
  const mayWrite = useMay('write-documents')
  return (
    <div className={styles.allDone}>
      <svg viewBox="0 0 320 130" width="320" height="130" aria-hidden="true">
        {geese.map(({ x, y, size }, index) => (
          <OwnMark
            key={x}
            transform={`translate(${x} ${y}) scale(${size / 48})`}
            signal={index === 0 ? styles.signal : styles.far}
            ink={index === 0 ? styles.ink : styles.far}
          />
        ))}
      </svg>
      <p>{words.allDoneLead}</p>
      {mayWrite && (
        <p>
          <Link to="/documents" className={styles.write ?? ''}>
            {words.write}
          </Link>
        </p>
      )}
      {hasSpare && <p className={styles.about}>{words.spareLead}</p>}
    </div>
  )
}
