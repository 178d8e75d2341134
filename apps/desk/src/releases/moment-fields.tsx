import { type CalendarDateTime, parseDateTime } from '@internationalized/date'
import { DateField, DateInput, DateSegment, FieldError, Label, Text } from 'react-aria-components'
import fieldStyles from '../parts/field.module.css'
import { Select } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './releases.module.css'

/** A time on a clock on the wall, `2026-11-29T08:00`, and the zone of the clock by its IANA name. */
export type Moment = { readonly local: string; readonly zone: string }

/** Zones of where the company works and of its visitors, before all others. */
const nearZones = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
]

export function tomorrowMorning(): Moment {
  const tomorrow = new Date(Date.now() + 86_400_000)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(tomorrow)
  return { local: `${day}T08:00`, zone: 'Asia/Shanghai' }
}

/** What a clock on the wall of a zone shows at an instant that is written in that zone. */
export function momentOf(iso: string, zone: string): Moment {
  return { local: iso.slice(0, 16), zone }
}

/** A day and a time, in the order of the language of the desk and by 24 hours, and the zone of the clock. */
export function MomentFields({
  at,
  onChange,
  problem,
  label,
  autoFocus = false,
}: {
  readonly at: Moment
  readonly onChange: (at: Moment) => void
  readonly problem: string | null
  readonly label?: string
  readonly autoFocus?: boolean
}) {
  const texts = useTexts()
  const time = useTime(at.zone)
  const { releases } = texts
  const isOther = !nearZones.includes(at.zone)
  return (
    <div className={styles.moment}>
      <DateField
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        value={dateTimeOf(at.local)}
        onChange={(value) => onChange({ ...at, local: value === null ? '' : value.toString().slice(0, 16) })}
        autoFocus={autoFocus}
        validationBehavior="aria"
        isInvalid={problem !== null}
        className={fieldStyles.field ?? ''}
      >
        <Label className={fieldStyles.label ?? ''}>{label ?? releases.at}</Label>
        <DateInput className={`${fieldStyles.input} ${styles.clock}`}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <Text slot="description" className={fieldStyles.help ?? ''}>
          {releases.now(time(new Date().toISOString()))}
        </Text>
        <FieldError className={fieldStyles.problem ?? ''}>{problem}</FieldError>
      </DateField>
      <Select
        label={releases.zone}
        value={at.zone}
        options={[...(isOther ? [at.zone] : []), ...nearZones].map((zone) => ({
          id: zone,
          label: releases.zones[zone] ?? zone,
        }))}
        onChange={(zone) => onChange({ ...at, zone })}
      />
    </div>
  )
}

function dateTimeOf(local: string): CalendarDateTime | null {
  return local === '' ? null : parseDateTime(local)
}
