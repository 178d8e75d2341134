import { fill, formatDate, formatNumber, formatTime, homeZone, type LocaleId } from '@hongyan/locales'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { EnquiryShown, EnquiryStatusName } from '../status-calls.ts'
import type { StatusWords } from '../words.ts'
import styles from './shown.module.css'

/** The way of an enquiry that goes well; a withdrawn one has left it. */
const way: readonly EnquiryStatusName[] = ['received', 'assigned', 'first-call-due', 'contacted', 'closed']

type ShownProps = { readonly enquiry: EnquiryShown; readonly words: StatusWords; readonly locale: LocaleId }

/** Where an enquiry stands and what it says, masked. */
export function Shown({ enquiry, words, locale }: ShownProps) {
  const { status, statuses, receipt } = words
  const moment = (at: string) => `${formatDate(locale, at, homeZone)} ${formatTime(locale, at, homeZone)}`
  const now = statuses[enquiry.status]
  return (
    <>
      <section className={stack(24, styles.head)} aria-labelledby="enquiry-now">
        <dl>
          <div>
            <dt>{receipt.number}</dt>
            <dd className={styles.number}>{enquiry.enquiryNo}</dd>
          </div>
          <div>
            <dt>{status.receivedAt}</dt>
            <dd>
              <time dateTime={enquiry.receivedAt}>{moment(enquiry.receivedAt)}</time>
            </dd>
          </div>
        </dl>
        <div role="status">
          <h2 id="enquiry-now">{now.name}</h2>
          <p>{now.meaning}</p>
          {enquiry.dueAt && (
            <p className={styles.due}>
              <time dateTime={enquiry.dueAt}>{fill(status.due, { time: moment(enquiry.dueAt) })}</time>
            </p>
          )}
        </div>
      </section>
      {enquiry.status !== 'withdrawn' && (
        <ol className={styles.way}>
          {way.map((step, index) => {
            const at = way.indexOf(enquiry.status)
            return (
              <li
                key={step}
                data-passed={index < at || undefined}
                aria-current={index === at ? 'step' : undefined}
              >
                {index < at && <CheckIcon size={16} />}
                <span>{statuses[step].name}</span>
                {index === at && <small>{fill(status.since, { time: moment(enquiry.since) })}</small>}
              </li>
            )
          })}
        </ol>
      )}
      {enquiry.details && <Details details={enquiry.details} words={words} locale={locale} />}
    </>
  )
}

function Details({
  details,
  words,
  locale,
}: {
  readonly details: NonNullable<EnquiryShown['details']>
  readonly words: StatusWords
  readonly locale: LocaleId
}) {
  const { fields, status, cooperationTypes } = words
  const type = details.cooperateType as keyof typeof cooperationTypes | null
  const rows: readonly (readonly [name: string, value: string | null])[] = [
    [fields.companyName, details.companyName],
    [fields.contactName, details.contactName],
    [fields.contactMobile, details.contactMobile],
    [fields.detailAddr, details.detailAddr],
    [fields.cooperateType, type === null ? null : (cooperationTypes[type] ?? null)],
    [
      fields.estimateOrderCount,
      details.estimateOrderCount === null
        ? null
        : `${formatNumber(locale, details.estimateOrderCount)} ${fields.orderUnit}`,
    ],
  ]
  return (
    <section className={stack(16, styles.details)} aria-labelledby="enquiry-details">
      <h2 id="enquiry-details">{status.details}</h2>
      <dl>
        {rows.map(([name, value]) =>
          value === null || value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p>{status.masked}</p>
    </section>
  )
}
