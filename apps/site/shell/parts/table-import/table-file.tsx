import type { ComponentProps } from 'react'
import styles from './table-import.module.css'

/** The control that a table is chosen with, as a text file or a workbook. */
export function TableFile(props: Omit<ComponentProps<'input'>, 'type' | 'accept' | 'className'>) {
  return <input {...props} type="file" accept=".csv,.txt,.xlsx,text/csv" className={styles.file} />
}
