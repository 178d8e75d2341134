import { Select, TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './releases.module.css'

/** A time on a clock on the wall, `2026-11-29T08:00`, and the zone of the clock by its IANA name. */
type Moment = { readonly local: string; readonly zone: string }

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

export function MomentFields({
  at,
  onChange,
  problem,
}: {
  readonly at: Moment
  readonly onChange: (at: Moment) => void
  readonly problem: string | null
}) {
  const texts = useTexts()
  return (
    <div className={styles.moment}>
      <TextField
        type="datetime-local"
        label={texts.releases.at}
        value={at.local}
        onChange={(local) => onChange({ ...at, local })}
        problem={problem}
      />
      <Select
        label={texts.releases.zone}
        value={at.zone}
        options={nearZones.map((zone) => ({ id: zone, label: zone }))}
        onChange={(zone) => onChange({ ...at, zone })}
      />
    </div>
  )
}
