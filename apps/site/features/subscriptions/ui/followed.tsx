import { subscriptionMessages, trackingMessages } from '@hongyan/content/messages'
import { plural } from '@hongyan/locales'
import { paths } from '../../../paths.ts'
import type { SubscriptionPage } from '../load.ts'
import styles from './beside.module.css'

/** As many as are listed here; the others stand where all can be stopped. */
const most = 5

/** What whoever is signed in follows already, or that signing in would show it; nothing where there are no accounts. */
export function Followed({ data: { locale, followed, signIn } }: { readonly data: SubscriptionPage }) {
  const { ask } = subscriptionMessages(locale)
  const say = ask.followed
  if (followed === null && signIn === null) return null
  return (
    <section className={styles.card} aria-labelledby="followed">
      <h2 id="followed">
        {say.title}
        {followed !== null && followed.length > 0 && (
          <small>{plural(locale, followed.length, say.count)}</small>
        )}
      </h2>
      {followed === null ? (
        <p>
          {say.signedOut}{' '}
          <a href={signIn ?? ''} data-no-prefetch="" rel="nofollow">
            {say.signIn}
          </a>
        </p>
      ) : followed.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <>
          <ul>
            {followed.slice(0, most).map(({ id, number, status, channel, address, confirmed }) => (
              <li key={id}>
                <a href={paths.track(locale, [number])}>{number}</a>
                <small>
                  {[
                    trackingMessages(locale).statuses[status].name,
                    ask.channels[channel],
                    address,
                    confirmed ? null : say.waiting,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </ul>
          <p>
            <a href={`${paths.my(locale, 'privacy')}#subscriptions`}>{say.manage}</a>
          </p>
        </>
      )}
    </section>
  )
}
