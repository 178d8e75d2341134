import type { AreaAlert } from '@hongyan/content/area-alert'
import { fill, formatMoment, homeZone, type LocaleId } from '@hongyan/locales'
import { AlertIcon, InfoIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import styles from './area-alerts.module.css'

export type AlertWords = { readonly label: string; readonly until: string; readonly read: string }

/** Notices that touch what stands below them; nothing at all where there are none. */
export function AreaAlerts({
  alerts,
  locale,
  words,
}: {
  readonly alerts: readonly AreaAlert[]
  readonly locale: LocaleId
  readonly words: AlertWords
}) {
  if (alerts.length === 0) return null
  return (
    <ul className={styles.alerts} aria-label={words.label}>
      {alerts.map(({ id, title, summary, severity, until }) => (
        <li key={id} data-severity={severity}>
          {severity === 'information' ? <InfoIcon /> : <AlertIcon />}
          <div>
            <a href={paths.notice(locale, id)}>{title}</a>
            <p>{summary}</p>
            {until !== null && (
              <small>{fill(words.until, { time: formatMoment(locale, until, homeZone) })}</small>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
