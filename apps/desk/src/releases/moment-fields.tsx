import { homeZone } from '@hongyan/locales'
import { useId, useState } from 'react'
import fieldStyles from '../parts/field.module.css'
import { Select } from '../parts/field.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { type ClockPart, clockOrder, digitsOf, localOf, typedOf } from './clock-parts.ts'
import styles from './releases.module.css'

/** A time on a clock on the wall, `2026-11-29T08:00`, and the zone of the clock by its IANA name. */
export type Moment = { readonly local: string; readonly zone: string }

/** Zones of where the company works and of its visitors, before all others. */
const nearZones = [
  homeZone,
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
].filter((zone, at, all) => all.indexOf(zone) === at)

export function tomorrowMorning(): Moment {
  const tomorrow = new Date(Date.now() + 86_400_000)
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: homeZone }).format(tomorrow)
  return { local: `${day}T08:00`, zone: homeZone }
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
  const { texts, language } = useLanguage()
  const time = useTime(at.zone)
  const id = useId()
  const [typed, setTyped] = useState(() => typedOf(at.local))
  const { releases } = texts
  const isOther = !nearZones.includes(at.zone)
  const order = clockOrder[language]
  const change = (part: ClockPart, text: string) => {
    const next = { ...typed, [part]: text.replace(/\D/g, '').slice(0, digitsOf[part]) }
    setTyped(next)
    onChange({ ...at, local: localOf(next) })
  }
  return (
    <div className={styles.moment}>
      {/* biome-ignore lint/a11y/useSemanticElements: a field set draws its legend into its border */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-now`}
        className={fieldStyles.field}
      >
        <span id={`${id}-label`} className={fieldStyles.label}>
          {label ?? releases.at}
        </span>
        <div className={`${fieldStyles.input} ${styles.clock}`} data-invalid={problem !== null || undefined}>
          {order.map((part, place) => (
            <span key={part}>
              <input
                aria-label={releases.clock[part]}
                aria-invalid={problem !== null}
                aria-describedby={problem === null ? undefined : `${id}-problem`}
                inputMode="numeric"
                autoComplete="off"
                // biome-ignore lint/a11y/noAutofocus: it opens because somebody asked for a time
                autoFocus={autoFocus && place === 0}
                className={styles.part}
                data-digits={digitsOf[part]}
                value={typed[part]}
                onChange={({ target }) => {
                  change(part, target.value)
                  // As a browser's own field does: what is full leads on, and no digit is lost.
                  if (target.value.length === digitsOf[part] && part !== 'minute')
                    target.parentElement?.nextElementSibling?.querySelector('input')?.focus()
                }}
                onFocus={(event) => event.target.select()}
              />
              <span aria-hidden="true">{releases.clockMarks[part]}</span>
            </span>
          ))}
        </div>
        <span id={`${id}-now`} className={fieldStyles.help}>
          {releases.now(time(new Date().toISOString()))}
        </span>
        {problem !== null && (
          <span id={`${id}-problem`} className={fieldStyles.problem}>
            {problem}
          </span>
        )}
      </div>
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
