import { merchantMessages } from '@hongyan/content/messages'
import { fill, formatMoment, formatNumber, homeZone } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { CopyIcon, RefreshIcon } from '@hongyan/ui/icons.tsx'
import type { MerchantPage, ShownWholeEvent } from '../load.ts'
import { ActForm } from './act-form.tsx'
import styles from './log.module.css'
import shared from './page.module.css'

type Props = { readonly data: MerchantPage; readonly of: ShownWholeEvent }
type Attempt = ShownWholeEvent['attempts'][number]

/** What was sent, what was answered, each attempt, and the way to send it again. */
export function EventDetails({ data, of }: Props) {
  const { locale } = data
  const { log: words } = merchantMessages(locale)
  const last = of.attempts.at(-1)
  return (
    <div className={styles.event}>
      <div className={styles.exchange}>
        <section aria-label={words.sent}>
          <h4>{words.sent}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached */}
          <pre lang="en" tabIndex={0} translate="no">
            {sentText(of)}
          </pre>
        </section>
        <section aria-label={words.answered}>
          <h4>{words.answered}</h4>
          {last === undefined ? (
            <p className={shared.quiet}>{words.notYet}</p>
          ) : (
            <>
              <p className={shared.quiet}>
                {answerOf(last, words)} · {fill(words.took, { ms: formatNumber(locale, last.tookMs) })}
              </p>
              {last.answer !== null && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
                <pre tabIndex={0} translate="no">
                  {last.answer === '' ? words.empty : last.answer}
                </pre>
              )}
            </>
          )}
          {of.attempts.length > 0 && (
            <>
              <h4>{words.attempts}</h4>
              <ol className={styles.attempts}>
                {of.attempts.map((attempt) => (
                  <li key={attempt.at} className={isFine(attempt) ? styles.fine : styles.missed}>
                    <strong>{formatMoment(locale, attempt.at, homeZone)}</strong>
                    <span>{answerOf(attempt, words)}</span>
                  </li>
                ))}
                {of.nextAt !== null && (
                  <li>
                    <strong>{formatMoment(locale, of.nextAt, homeZone)}</strong>
                    <span>{words.next}</span>
                  </li>
                )}
              </ol>
            </>
          )}
        </section>
      </div>
      <div className={styles.eventFoot}>
        <p className={shared.quiet}>{words.hint}</p>
        <div className={shared.eventActs}>
          <Button kind="secondary" size="small" data-copy={of.body} className={shared.scripted}>
            <CopyIcon size={18} />
            {words.copy}
          </Button>
          <ActForm data={data} act="replay" id={of.id}>
            <Button type="submit" size="small">
              <RefreshIcon size={18} />
              {words.replay}
            </Button>
          </ActForm>
        </div>
      </div>
    </div>
  )
}

function isFine({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300
}

type LogWords = ReturnType<typeof merchantMessages>['log']

/** The status of an attempt, or why there was none. */
function answerOf({ status, problem }: Attempt, { problems }: LogWords): string {
  if (status !== null) return String(status)
  return problems[problem as keyof typeof problems] ?? problem ?? ''
}

/** The request as it goes out; its time and signature are those of each attempt. */
function sentText({ id, url, body }: ShownWholeEvent): string {
  const { host, pathname, search } = new URL(url)
  const content = JSON.stringify(JSON.parse(body), null, 2)
  return `POST ${pathname}${search}\nhost: ${host}\nwebhook-id: ${id}\n\n${content}`
}
