import { formatSum, homeZone, isoDay } from '@hongyan/locales'
import { Tag } from '@hongyan/ui/tag.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { Coded, type Pair, Pairs } from './coded.tsx'
import type { Column } from './declarations.ts'
import { useLocalised } from './declarations.ts'
import { useNow } from './now.ts'
import { dueOf } from './spans.ts'
import styles from './value.module.css'

/** A value of a row or a record, as its kind is shown; nothing where there is none. */
export function Value({ column, value }: { readonly column: Column; readonly value: unknown }) {
  const texts = useTexts().worklists
  const time = useTime()
  if (isNothing(value)) return null
  switch (column.kind) {
    case 'due':
      return <DueTime at={String(value)} />
    case 'instant':
      return time(String(value))
    case 'choice':
    case 'choices':
      return <Choices column={column} values={[value].flat().map(String)} />
    case 'coded':
      return <Coded column={column} value={String(value)} />
    case 'pairs':
      return <Pairs column={column} pairs={value as readonly Pair[]} />
    case 'texts':
      return [value].flat().map(String).join(', ')
    case 'money':
      return <span className={styles.figure}>{formatSum('zh-CN', Number(value))}</span>
    case 'grams':
      return <span className={styles.figure}>{Number(value) / 1000} kg</span>
    case 'number':
      return <span className={styles.figure}>{String(value)}</span>
    case 'number-of-record':
      return <span className={styles.number}>{String(value)}</span>
    case 'flag':
      return value === true ? texts.yes : texts.no
    default:
      return typeof value === 'object' ? null : String(value)
  }
}

/** Whether a row says nothing in a column: what is counted as none, and a flag that is not set, are nothing to see. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function DueTime({ at }: { readonly at: string }) {
  const texts = useTexts().worklists
  const time = useTime()
  const { isOverdue, span } = dueOf(Date.parse(at), useNow())
  const said = texts.span(span)
  const isToday = isoDay(at, homeZone) === isoDay(useNow(), homeZone)
  return (
    <span className={styles.due} data-overdue={isOverdue || undefined}>
      {isOverdue ? texts.late(said) : texts.dueIn(said)}
      <small>{isToday ? at.slice(11, 16) : time(at)}</small>
    </span>
  )
}

function Choices({ column, values }: { readonly column: Column; readonly values: readonly string[] }) {
  const said = useLocalised()
  return (
    <span className={styles.tags}>
      {values.map((value) => (
        <Tag key={value}>{column.names?.[value] ? said(column.names[value]) : value}</Tag>
      ))}
    </span>
  )
}
