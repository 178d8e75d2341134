import { classNames } from '@hongyan/ui/class-names.ts'
import styles from './table-import.module.css'

type Entry = {
  readonly name: string
  readonly label: string
  /** As it is shown. */
  readonly value: string
  /** What is said of the value, below it. */
  readonly note?: string | null
  /** There is something of it. */
  readonly some?: boolean
}

/** What a table has come to, in numbers. The screen lays out the columns. */
export function Tally({
  entries,
  className,
}: {
  readonly entries: readonly Entry[]
  readonly className: string | undefined
}) {
  return (
    <dl className={classNames(styles.tally, className)}>
      {entries.map(({ name, label, value, note = null, some }) => (
        <div key={name} data-tally={name} data-some={some || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== null && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
