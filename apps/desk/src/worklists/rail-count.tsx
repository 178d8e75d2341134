import { useWaiting } from '../client/work.ts'
import { useTexts } from '../texts/language.tsx'
import styles from './rail-count.module.css'

/** More than that is not counted in the rail. */
const most = 999

/** How much waits behind an entry of the rail; marked where some of it is late. */
export function RailCount({ of }: { readonly of: readonly string[] }) {
  const { waiting: said } = useTexts().today
  const waiting = useWaiting(of)
  if (waiting === null || waiting.open === 0) return null
  const { open, late } = waiting
  return (
    <>
      <span className="visually-hidden">{said(open, late)}</span>
      <span className={styles.count} data-late={late > 0 || undefined} aria-hidden="true">
        {open > most ? `${most}+` : open}
      </span>
    </>
  )
}
