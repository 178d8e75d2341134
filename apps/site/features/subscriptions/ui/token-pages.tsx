import { subscriptionMessages } from '@hongyan/content/messages'
import { fill } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import type { ConfirmPage, StopPage } from '../load.ts'
import styles from './page.module.css'

/** Where the link of a mail leads: asks before it confirms, because mail programs open links too. */
export function ConfirmScreen({ data }: { readonly data: ConfirmPage }) {
  const { locale, token, outcome } = data
  const { confirm, active } = subscriptionMessages(locale)
  if (outcome === null) {
    return (
      <TokenMessage title={confirm.title} text={confirm.text}>
        <form
          method="post"
          action={paths.confirmSubscription(locale)}
          className={cluster(12, styles.actions)}
        >
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{confirm.button}</Button>
        </form>
      </TokenMessage>
    )
  }
  if (outcome.kind === 'expired') {
    return (
      <TokenMessage title={confirm.expiredTitle} text={confirm.expired}>
        <ButtonLink kind="secondary" href={paths.subscribe(locale)}>
          {confirm.again}
        </ButtonLink>
      </TokenMessage>
    )
  }
  return (
    <TokenMessage title={confirm.doneTitle} text={fill(confirm.done, outcome)}>
      <ButtonLink kind="secondary" href={paths.track(locale, [outcome.number])}>
        {active.track}
      </ButtonLink>
      <ButtonLink kind="quiet" href={paths.stopSubscription(locale, outcome.stop)} rel="nofollow">
        {active.stop}
      </ButtonLink>
    </TokenMessage>
  )
}

/** Where the last line of every message leads. */
export function StopScreen({ data }: { readonly data: StopPage }) {
  const { locale, token, outcome } = data
  const { stop, confirm } = subscriptionMessages(locale)
  if (outcome === null) {
    return (
      <TokenMessage title={stop.title} text={stop.text}>
        <form method="post" action={paths.stopSubscription(locale)} className={cluster(12, styles.actions)}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{stop.button}</Button>
          <ButtonLink kind="secondary" href={paths.home(locale)}>
            {stop.home}
          </ButtonLink>
        </form>
      </TokenMessage>
    )
  }
  const done = outcome === 'stopped'
  return (
    <TokenMessage
      title={done ? stop.doneTitle : confirm.expiredTitle}
      text={done ? stop.done : confirm.expired}
    >
      <ButtonLink kind="secondary" href={paths.track(locale)}>
        {stop.track}
      </ButtonLink>
    </TokenMessage>
  )
}

function TokenMessage({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <div className={`page ${styles.screen}`}>
      <section className={styles.words}>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={cluster(12, styles.actions)}>{children}</div>
      </section>
    </div>
  )
}
