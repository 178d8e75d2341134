import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import type { MatterText } from '../texts/today-texts.ts'
import { useNow } from '../worklists/now.ts'
import { dueOf } from '../worklists/spans.ts'
import type { Line, Target } from './lines.ts'
import styles from './today.module.css'

/** So many of something, and the way to them: the whole line is the link. */
export function TodayLine({ line }: { readonly line: Line }) {
  const words = useTexts().today
  const { matter, band, count, mine, nextAt } = line
  const { about }: MatterText = words.matters[matter]
  const name = matter === 'missing' || matter === 'stale' ? words[matter][line.language ?? 'en-US'] : null
  return (
    <li>
      <TargetLink target={line.target}>
        <span className={styles.figure}>{count}</span>
        <span className={styles.what}>
          <span className={styles.name}>{name ?? words.matters[matter].name}</span>
          <span className={styles.about}>
            {about[band] ?? about.waiting}
            {mine !== null && <span className={styles.mine}>{words.mine(mine)}</span>}
          </span>
        </span>
        {nextAt !== null && (band === 'hour' || band === 'today') && <Next at={nextAt} />}
        <span className={styles.arrow}>
          <ArrowRightIcon size={20} />
        </span>
      </TargetLink>
    </li>
  )
}

/** When the first of them is due, and how long until then. */
function Next({ at }: { readonly at: string }) {
  const texts = useTexts()
  const { isOverdue, span } = dueOf(Date.parse(at), useNow())
  if (isOverdue) return null
  return (
    <span className={styles.next}>
      <span className="visually-hidden">{texts.today.next}</span>
      <b>{at.slice(11, 16)}</b>
      <small>{texts.worklists.dueIn(texts.worklists.span(span))}</small>
    </span>
  )
}

function TargetLink({ target, children }: { readonly target: Target; readonly children: ReactNode }) {
  const className = styles.line ?? ''
  switch (target.to) {
    case 'list':
      return (
        <Link to="/lists/$list" params={{ list: target.list }} search={target.search} className={className}>
          {children}
        </Link>
      )
    case 'documents':
      return (
        <Link
          to="/documents"
          search={{ state: target.state, language: target.language }}
          className={className}
        >
          {children}
        </Link>
      )
    case 'releases':
      return (
        <Link to="/releases" search={{ show: target.show }} className={className}>
          {children}
        </Link>
      )
    case 'facts':
      return (
        <Link to="/facts" className={className}>
          {children}
        </Link>
      )
  }
}
