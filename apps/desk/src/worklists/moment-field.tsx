import { useId } from 'react'
import styles from './filters.module.css'

/** A day, or a moment by China's clock, in the browser's own field: `2026-11-28`, `2026-11-28T14:30`. */
export function MomentField({
  label,
  kind,
  value,
  onChange,
  help,
  problem = null,
  autoFocus = false,
}: {
  readonly label: string
  readonly kind: 'day' | 'instant'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string
  readonly problem?: string | null
  readonly autoFocus?: boolean
}) {
  const id = useId()
  return (
    <div className={styles.date}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type={kind === 'day' ? 'date' : 'datetime-local'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem !== null}
        aria-describedby={(problem ?? help) ? `${id}-about` : undefined}
        // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that was asked for
        autoFocus={autoFocus}
      />
      {(problem ?? help) && (
        <span id={`${id}-about`} className={problem === null ? styles.help : styles.problem}>
          {problem ?? help}
        </span>
      )}
    </div>
  )
}
