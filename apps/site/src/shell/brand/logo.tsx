import { classNames } from '@hongyan/ui/class-names.ts'
import styles from './logo.module.css'

export type LogoTone = 'colour' | 'reversed' | 'mono'

/** The goose in flight: a raised wing, and tail, body and neck in one line. Never below 20 px. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" width=".525rem" height=".525rem" aria-hidden="true">
      <path className={styles.wing} d={wingPath} />
      <path className={styles.body} d={bodyPath} />
    </svg>
  )
}

/**
 * Mark and name. A Chinese name stands over its Latin form; an English one is a single line whose first word
 * is the heavy one. Where it is a link, the link carries the accessible name.
 */
export function Logo({
  name,
  latin,
  tone = 'colour',
}: {
  readonly name: string
  /** The name in Latin capitals under a Chinese one; left out when the name itself is Latin. */
  readonly latin?: string
  readonly tone?: LogoTone
}) {
  const [first, ...rest] = name.split(' ')
  return (
    <span className={classNames(styles.logo, tone === 'reversed' && styles.reversed, tone === 'mono' && styles.mono)}>
      <Mark />
      {latin === undefined ? (
        <span className={styles.name}>
          <b>{first}</b> {rest.join(' ')}
        </span>
      ) : (
        <span className={styles.words}>
          <span className={styles.han}>{name}</span>
          <span className={styles.latin} lang="en">
            {latin}
          </span>
        </span>
      )}
    </span>
  )
}

export const wingPath = 'M28.6 26.8C25.6 15.2 17.4 7.4 4.6 4.6c7.6 6.3 12 13.7 13.9 24.3 3.6-.2 7-.8 10.1-2.1Z'
export const bodyPath =
  'M2.5 35.6c14.3 3.6 25.6.6 31.7-8.3 2.9-4.2 5.7-6.3 11.3-6.9-3.7-3.2-9-3.3-12.8.4C26.6 26.7 20.4 34 2.5 35.6Z'
