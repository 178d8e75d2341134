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
  return (
    <div className={styles.allDone}>
      <svg viewBox="0 0 320 130" width="320" height="130" aria-hidden="true">
        {geese.map(({ x, y, size }, index) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${size / 48})`}>
            <path
              className={index === 0 ? styles.wing : styles.farWing}
              d="M28.6 26.8C25.6 15.2 17.4 7.4 4.6 4.6c7.6 6.3 12 13.7 13.9 24.3 3.6-.2 7-.8 10.1-2.1Z"
            />
            <path
              className={index === 0 ? styles.bird : styles.farBird}
              d="M2.5 35.6c14.3 3.6 25.6.6 31.7-8.3 2.9-4.2 5.7-6.3 11.3-6.9-3.7-3.2-9-3.3-12.8.4C26.6 26.7 20.4 34 2.5 35.6Z"
            />
          </g>
        ))}
      </svg>
      <p>{words.allDoneLead}</p>
      {hasSpare && <p className={styles.about}>{words.spareLead}</p>}
    </div>
  )
}
