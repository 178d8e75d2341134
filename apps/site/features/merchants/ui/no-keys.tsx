import { developersMessages, merchantMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { buttonClass } from '@hongyan/ui/button.tsx'
import { ArrowRightIcon, BoxIcon, CalculatorIcon, PlayIcon } from '@hongyan/ui/icons.tsx'
import { ApiSampleCode } from '../../developers/widgets/api-guide/api-sample.tsx'
import styles from './no-keys.module.css'

/** A key that opens nothing, for what is copied. */
const sampleKey = 'hyk_test_4pQ7mX2vK9'
const newest = '/v1/orders?limit=5'

/** What a key is for, drawn: what a program asks goes one way, what becomes of it the other. */
export function NoKeys({
  locale,
  origin,
}: {
  readonly locale: LocaleId
  /** Where calls go that are copied. */
  readonly origin: string
}) {
  const { keys, drawing } = merchantMessages(locale)
  const { run } = developersMessages(locale)
  return (
    <div className={styles.none}>
      <div>
        <h3>{keys.none}</h3>
        <p>{keys.noneLead}</p>
      </div>
      <div className={styles.drawing}>
        <p className={styles.end}>
          <CalculatorIcon size={28} />
          {drawing.yours}
        </p>
        <dl>
          <div>
            <dt>{drawing.asks}</dt>
            <dd lang="en" translate="no">
              <code>POST /v1/orders</code>
              <code>Bearer {sampleKey.slice(0, 13)}…</code>
            </dd>
            <ArrowRightIcon size={24} />
          </div>
          <div className={styles.back}>
            <dt>{drawing.tells}</dt>
            <dd lang="en" translate="no">
              <code>shipment.picked_up</code>
            </dd>
            <ArrowRightIcon size={24} />
          </div>
        </dl>
        <p className={styles.end}>
          <BoxIcon size={28} />
          {drawing.ours}
        </p>
      </div>
      <div className={styles.call} data-example="">
        <ApiSampleCode
          locale={locale}
          wraps
          sample={{ name: drawing.call, language: 'shell', text: callOf(origin) }}
        />
        {/* Signed in somebody is answered as a key of theirs would be. */}
        <div className={styles.run}>
          <button
            type="button"
            className={buttonClass({ kind: 'secondary', size: 'small' })}
            data-run={newest}
            data-done={run.done}
            data-failed={run.failed}
          >
            <PlayIcon size={16} />
            {drawing.run}
          </button>
          <p role="status" data-run-said="">
            {drawing.runs}
          </p>
        </div>
        <div className={styles.answer} data-run-answer="" hidden>
          <pre lang="en" translate="no" />
        </div>
      </div>
    </div>
  )
}

/** A call as it is typed: the newest orders. */
function callOf(origin: string): string {
  return `curl "${origin}${newest}" \\\n  --header "authorization: Bearer ${sampleKey}"`
}
