import { useWaiting } from '../client/work.ts'
import { useTexts } from '../texts/language.tsx'
import styles from './rail-count.module.css'

/** More than that is not counted in the rail. */
const most = 999

/** How much waits behind an entry of the rail, what of it is late by itself. */
export function RailCount({ of }: { readonly of: readonly string[] }) {
  const { waiting: said } = useTexts().today
  const waiting = useWaiting(of)
  if (waiting === null || waiting.open === 0) return null
  const { open, late } = waiting
  return (
    <>
      <span className="visually-hidden">{said(open, late)}</span>
      <span className={styles.counts} aria-hidden="true">
        {late > 0 && <span className={styles.late}>{short(late)}</span>}
        {open > late && <span className={styles.open}>{short(open)}</span>}
      </span>
    </>
  )
}

function short(count: number): string {
  return count > most ? `${most}+` : String(count)
}
