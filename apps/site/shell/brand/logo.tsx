import { classNames } from '@hongyan/ui/class-names.ts'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import styles from './logo.module.css'

type LogoTone = 'colour' | 'reversed' | 'mono'

/** Never below 20 px. */
function Mark() {
  return (
    <svg viewBox="0 0 48 48" width=".525rem" height=".525rem" aria-hidden="true">
      <path className={styles.wing} d={signalPath} />
      <path className={styles.body} d={inkPath} />
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
  /** The name in Latin capitals, which stands under a Chinese one. */
  readonly latin?: string
  readonly tone?: LogoTone
}) {
  const [first, ...rest] = name.split(' ')
  const isChinese = /\p{Script=Han}/u.test(name)
  return (
    <span
      className={classNames(
        styles.logo,
        tone === 'reversed' && styles.reversed,
        tone === 'mono' && styles.mono,
      )}
    >
      <Mark />
      {latin === undefined || !isChinese ? (
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
