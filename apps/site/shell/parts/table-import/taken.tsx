import styles from './table-import.module.css'

/** What was made of the columns of a table, in sentences; nothing where there are none. */
export function Taken({ report }: { readonly report: readonly string[] }) {
  if (report.length === 0) return null
  return (
    <ul className={styles.taken} data-taken="">
      {report.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
