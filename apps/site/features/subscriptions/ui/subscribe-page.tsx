import { subscriptionMessages } from '@hongyan/content/messages'
import {
  type SubscriptionChannel,
  subscriptionMoments,
} from '@hongyan/domain/subscriptions/subscription-rules'
import { fill, isSample, type LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { Field, TextField } from '@hongyan/ui/field.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import { sampleNumbers } from '../../../calls/sample-numbers.ts'
import { paths } from '../../../paths.ts'
import { codeButton } from '../../captcha/widgets/verification/code-button.ts'
import type { SubscriptionOutcome, SubscriptionPage } from '../load.ts'
import { Followed } from './followed.tsx'
import { MessagePreview } from './message-preview.tsx'
import styles from './page.module.css'

/** How the address of each channel is typed. */
const addressFields = {
  mail: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  sms: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 },
} as const

/** Following a shipment: the form, or what became of it. */
export function SubscribeScreen({ data }: { readonly data: SubscriptionPage }) {
  const { locale, outcome } = data
  return (
    <div className={`page ${styles.screen} ${styles.sides}`}>
      {outcome?.kind === 'asked' || outcome?.kind === 'active' ? (
        <Became locale={locale} outcome={outcome} />
      ) : (
        <SubscribeForm data={data} />
      )}
      <div className={styles.beside}>
        <MessagePreview
          locale={locale}
          now={data.now}
          channel={data.typed.channel}
          hasRoom={data.followed === null && data.signIn === null}
        />
        <Followed data={data} />
      </div>
    </div>
  )
}

function Became({
  locale,
  outcome,
}: {
  readonly locale: SubscriptionPage['locale']
  readonly outcome: Extract<SubscriptionOutcome, { kind: 'asked' | 'active' }>
}) {
  const { asked, active } = subscriptionMessages(locale)
  const { number } = outcome
  const track = (
    <ButtonLink kind="secondary" href={paths.track(locale, [number])}>
      {active.track}
    </ButtonLink>
  )
  if (outcome.kind === 'asked') {
    return (
      <section className={styles.words} role="status">
        <h1>{asked.title}</h1>
        <p>{fill(asked.text, outcome)}</p>
        <div className={cluster(12, styles.actions)}>{track}</div>
      </section>
    )
  }
  return (
    <section className={styles.words} role="status">
      <h1>{active.title}</h1>
      <p>{fill(outcome.feed === null ? active.sms : active.feed, { number, address: outcome.address })}</p>
      {outcome.feed !== null && (
        <a className={styles.feed} href={outcome.feed}>
          {outcome.feed}
        </a>
      )}
      <div className={cluster(12, styles.actions)}>
        {track}
        <ButtonLink kind="quiet" href={paths.stopSubscription(locale, outcome.stop)} rel="nofollow">
          {active.stop}
        </ButtonLink>
      </div>
    </section>
  )
}

function SubscribeForm({ data }: { readonly data: SubscriptionPage }) {
  const { locale, channels, typed, outcome } = data
  const { ask } = subscriptionMessages(locale)
  const problems = outcome?.kind === 'failed' ? outcome.problems : {}
  const { channel } = typed
  const otherWay = (one: string): string => {
    const query = new URLSearchParams({ ...(typed.number ? { no: typed.number } : {}), channel: one })
    return `${paths.subscribe(locale)}?${query}`
  }
  return (
    <div className={styles.main}>
      <header className={styles.words}>
        <h1>{ask.title}</h1>
        <p>{ask.lead}</p>
      </header>
      <nav className={styles.channels} aria-label={ask.channel}>
        {channels.map((one) => (
          <a
            key={one}
            href={otherWay(one)}
            aria-current={one === channel ? 'page' : undefined}
            data-no-prefetch=""
          >
            {ask.channels[one]}
          </a>
        ))}
      </nav>
      <form className={styles.form} method="post" action={paths.subscribe(locale)} noValidate>
        <p className={styles.note}>{ask.channelNotes[channel]}</p>
        {problems[''] !== undefined && (
          <p className={styles.failed} role="alert">
            {problems['']}
          </p>
        )}
        {/* The first button of a form is the one that Enter presses: never the one that asks for a code. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="channel" value={channel} />
        <TextField
          id="subscribe-number"
          name="number"
          label={ask.number}
          problem={problems.number}
          announced
          defaultValue={typed.number}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          required
        />
        {isSample && typed.number === '' && <SampleNumber locale={locale} channel={channel} />}
        {channel !== 'feed' && (
          <TextField
            id="subscribe-address"
            name="address"
            label={channel === 'mail' ? ask.mail : ask.mobile}
            problem={problems.address}
            announced
            defaultValue={typed.address}
            required
            {...addressFields[channel]}
          />
        )}
        {channel === 'sms' && (
          <>
            {outcome?.kind === 'question' && (
              <>
                <input type="hidden" name="question" value={outcome.token} />
                <TextField
                  id="subscribe-answer"
                  name="answer"
                  label={fill(ask.question, { question: outcome.question })}
                  hint={ask.questionHint}
                  problem={outcome.text ?? undefined}
                  announced
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  autoFocus
                />
              </>
            )}
            <div className={styles.code}>
              <TextField
                id="subscribe-code"
                name="code"
                label={ask.code}
                hint={
                  outcome?.kind === 'code-sent' ? fill(ask.codeSent, { minutes: outcome.minutes }) : undefined
                }
                problem={problems.code}
                announced
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
              />
              <Button type="submit" kind="secondary" name="do" value={codeButton}>
                {ask.sendCode}
              </Button>
            </div>
          </>
        )}
        <Field id="subscribe-moments" group label={ask.moments} problem={problems.moments} announced>
          <div className={styles.moments}>
            {subscriptionMoments.map((moment) => (
              <label key={moment}>
                <input
                  type="checkbox"
                  name={`moments.${moment}`}
                  value="1"
                  defaultChecked={typed.moments.includes(moment)}
                />
                {ask.momentNames[moment]}
              </label>
            ))}
          </div>
        </Field>
        <div className={cluster(12, styles.actions)}>
          <Button type="submit">{ask.submit}</Button>
        </div>
        <p className={styles.note}>
          {ask.privacy} <a href={paths.privacy(locale)}>{ask.privacyLink}</a>
        </p>
      </form>
    </div>
  )
}

/** A number that can be followed on a site of sample data. */
function SampleNumber({
  locale,
  channel,
}: {
  readonly locale: LocaleId
  readonly channel: SubscriptionChannel
}) {
  const { number } = sampleNumbers.in_transit
  const [before = '', after = ''] = subscriptionMessages(locale).ask.example.split('{number}')
  return (
    <p className={styles.example}>
      {before}
      <a href={`${paths.subscribe(locale, number)}&channel=${channel}`} data-no-prefetch="">
        {number}
      </a>
      {after}
    </p>
  )
}
