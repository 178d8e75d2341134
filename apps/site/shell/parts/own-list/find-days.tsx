import { fill, formatDate, homeZone, type LocaleId, noonAtHome, sayDay } from '@hongyan/locales'
import { DateField } from '@hongyan/ui/date-field.tsx'
import { CalendarIcon, ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import styles from './find-form.module.css'
import type { ListFilters } from './list-filters.ts'

/** Words of the days that a list is narrowed to. */
export type DayWords = Readonly<Record<'days' | 'anyDay' | 'from' | 'until' | 'since' | 'upTo', string>>

type Props = {
  readonly locale: LocaleId
  readonly words: DayWords
  readonly filters: Pick<ListFilters, 'from' | 'until'>
}

/** The days a list is narrowed to, as one chip: it says which, and opens to both ends. */
export function FindDays({ locale, words, filters }: Props) {
  return (
    <details className={styles.days} data-light="">
      <summary aria-label={`${words.days}: ${daysInWords(locale, words, filters)}`}>
        <CalendarIcon size={18} />
        <span>{daysInWords(locale, words, filters)}</span>
        <ChevronDownIcon size={18} />
      </summary>
      <div className={styles.ends}>
        {(['from', 'until'] as const).map((name) => (
          <DateField
            key={name}
            id={`find-${name}`}
            name={name}
            label={words[name]}
            says={sayDay(locale, filters[name] ?? '')}
            defaultValue={filters[name] ?? ''}
          />
        ))}
      </div>
    </details>
  )
}

function daysInWords(locale: LocaleId, words: DayWords, { from, until }: Props['filters']): string {
  const day = (date: string) => formatDate(locale, noonAtHome(date), homeZone)
  if (from !== null && until !== null) return from === until ? day(from) : `${day(from)} – ${day(until)}`
  if (from !== null) return fill(words.since, { day: day(from) })
  return until === null ? words.anyDay : fill(words.upTo, { day: day(until) })
}
