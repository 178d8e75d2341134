import type { AreaAlert } from '@hongyan/content/area-alert'
import { fill, formatEnd, homeZone, type LocaleId } from '@hongyan/locales'
import { AlertIcon, InfoIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import styles from './area-alerts.module.css'

type AlertWords = { readonly label: string; readonly until: string; readonly read: string }

/**
 * Notices that touch what stands below them; nothing at all where there are none.
 * @param concerns says what of it a notice touches, where that is not all
 * @param effect says what a notice changes of it
 */
export function AreaAlerts<Alert extends AreaAlert>({
  alerts,
  locale,
  words,
  concerns,
  effect,
}: {
  readonly alerts: readonly Alert[]
  readonly locale: LocaleId
  readonly words: AlertWords
  readonly concerns?: (alert: Alert) => string | null
  readonly effect?: (alert: Alert) => string
}) {
  if (alerts.length === 0) return null
  return (
    <ul className={stack(8, styles.alerts)} aria-label={words.label}>
      {alerts.map((alert) => {
        const { id, title, summary, severity, until } = alert
        const end = until && fill(words.until, { time: formatEnd(locale, until, homeZone) })
        const changes = effect?.(alert)
        const facts = [concerns?.(alert), end].filter((fact) => typeof fact === 'string')
        return (
          <li key={id} data-severity={severity}>
            {severity === 'information' ? <InfoIcon /> : <AlertIcon />}
            <div>
              <a href={paths.notice(locale, id)}>{title}</a>
              <p>{summary}</p>
              {changes && <p className={styles.effect}>{changes}</p>}
              {facts.length > 0 && <small>{facts.join(' · ')}</small>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
