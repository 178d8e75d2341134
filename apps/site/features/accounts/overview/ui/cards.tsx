import { overviewMessages } from '@hongyan/content/messages'
import { type LocaleId, plural } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import type { OverviewView } from '../load.ts'
import styles from './page.module.css'

type CardProps = {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly open: string
  readonly children: ReactNode
}

function Card({ id, title, href, open, children }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        <a href={href} aria-label={`${open}: ${title}`}>
          {open}
        </a>
      </div>
      {children}
    </section>
  )
}

type RemindersProps = { readonly locale: LocaleId; readonly followed: OverviewView['followed'] }

/** How many shipments somebody is told of, by the way in which they are. */
export function RemindersCard({ locale, followed }: RemindersProps) {
  const { reminders } = overviewMessages(locale)
  const ways = (['sms', 'mail', 'feed'] as const).filter((channel) => followed[channel] > 0)
  return (
    <Card
      id="reminders"
      title={reminders.title}
      href={`${paths.my(locale, 'privacy')}#subscriptions`}
      open={reminders.manage}
    >
      {ways.length === 0 ? (
        <p className={styles.row}>
          <span>
            {reminders.none} <a href={paths.subscribe(locale)}>{reminders.ask}</a>
          </span>
        </p>
      ) : (
        <dl>
          {ways.map((channel) => (
            <div key={channel} className={styles.row}>
              <dt>{reminders.channels[channel]}</dt>
              <dd>{plural(locale, followed[channel], reminders.count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

type PrivacyProps = { readonly locale: LocaleId; readonly devices: number }

export function PrivacyCard({ locale, devices }: PrivacyProps) {
  const { privacy } = overviewMessages(locale)
  return (
    <Card id="privacy" title={privacy.title} href={paths.my(locale, 'privacy')} open={privacy.open}>
      <dl>
        <div className={styles.row}>
          <dt>{privacy.devices}</dt>
          <dd>{plural(locale, devices, privacy.count)}</dd>
        </div>
        <div className={styles.row}>
          <dt>{privacy.held}</dt>
          <dd>{privacy.acts}</dd>
        </div>
      </dl>
    </Card>
  )
}
