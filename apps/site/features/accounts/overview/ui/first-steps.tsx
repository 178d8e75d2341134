import { overviewMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { BellIcon, BookIcon, ChevronRightIcon, KeyIcon, ShieldIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import type { OverviewView } from '../load.ts'
import styles from './first-steps.module.css'

/** Whether nothing has happened in an account yet. */
export function isNew({ tasks, sender, receiver, recent, followed }: OverviewView): boolean {
  const isFollowing = followed.sms + followed.mail + followed.feed > 0
  return !isFollowing && tasks.length + sender.count + receiver.count + recent.length === 0
}

/** What an account without anything in it is for, with the first step and what may follow. */
export function FirstSteps({
  locale,
  heading,
  phone,
}: {
  readonly locale: LocaleId
  readonly heading: string
  /** Most of its digits hidden; null for none. */
  readonly phone: string | null
}) {
  const { first, way } = overviewMessages(locale)
  const steps = [
    { Icon: BookIcon, href: paths.address(locale), ...first.addresses },
    { Icon: BellIcon, href: paths.subscribe(locale), ...first.follow },
    { Icon: KeyIcon, href: paths.merchant(locale), ...first.api },
    { Icon: ShieldIcon, href: paths.my(locale, 'privacy'), ...first.privacy },
  ]
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        {phone !== null && <p>{fill(first.bound, { phone })}</p>}
      </header>
      <div className={styles.ways}>
        <section className={styles.send} aria-labelledby="first-send">
          <div>
            <h2 id="first-send">{first.title}</h2>
            <p>{first.lead}</p>
            <ButtonLink href={paths.placeOrder(locale, 'express')}>{way.order}</ButtonLink>
          </div>
          <ScenePicture name="express" sizes="240px" eager />
        </section>
        <section aria-labelledby="first-track">
          <h2 id="first-track">{first.track}</h2>
          <p>{first.trackLead}</p>
          <form method="get" action={paths.track(locale)}>
            <TextField
              id="waybill"
              name="no"
              label={first.number}
              placeholder={first.example}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
            />
            <Button type="submit" kind="secondary">
              {first.find}
            </Button>
          </form>
        </section>
      </div>
      <ul className={styles.steps}>
        {steps.map(({ Icon, href, name, text }) => (
          <li key={href}>
            <Icon size={24} />
            <p>
              <a href={href}>{name}</a>
              <span>{text}</span>
            </p>
            <ChevronRightIcon size={16} />
          </li>
        ))}
      </ul>
    </div>
  )
}
