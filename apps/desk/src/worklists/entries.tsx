import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { useLocalised, type Worklist } from './declarations.ts'
import styles from './record.module.css'

type Entry = {
  readonly id?: string
  readonly text?: string
  readonly action?: string
  readonly by: string
  readonly at: string
}

/** Notes about a record, or what happened to it: who and when below each. */
export function Entries({
  list,
  title,
  kind,
  value,
  children,
}: {
  readonly list: Worklist
  readonly title: string
  readonly kind: 'notes' | 'history'
  readonly value: unknown
  readonly children?: ReactNode
}) {
  const words = useTexts().worklists
  const time = useTime()
  const said = useLocalised()
  const heading = useId()
  const entries = (Array.isArray(value) ? value : []) as readonly Entry[]
  const events: Readonly<Record<string, string>> = words.events
  const states = list.columns.find(({ key }) => key === 'state')?.names ?? {}

  const eventOf = (action = '') => {
    const state = states[action.replace(/^status:/, '')]
    return events[action] ?? (state ? said(state) : action)
  }
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {entries.length === 0 && kind === 'notes' && <p className={styles.muted}>{words.noNotes}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id ?? `${entry.at} ${entry.action}`} className={styles.entry}>
            <p>{kind === 'notes' ? entry.text : eventOf(entry.action)}</p>
            <small>
              {entry.by} · {time(entry.at)}
            </small>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
