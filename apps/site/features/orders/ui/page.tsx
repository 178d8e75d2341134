import { accountMessages, siteContent } from '@hongyan/content'
import { fill } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { CalculatorIcon, CheckIcon, PhoneIcon } from '@hongyan/ui/icons.tsx'
import type { CarriedQuote } from '../../../carried-quote.ts'
import { type OrderKind, paths } from '../../../paths.ts'
import type { OrderPage } from '../load.ts'
import styles from './page.module.css'

/** What the person at the phone asks beside the usual, by the kind of order. */
const asksAlso: Readonly<Record<OrderKind, 'cover' | 'heavy' | 'fresh'>> = {
  express: 'cover',
  heavy: 'heavy',
  fresh: 'fresh',
}

/** Ordering by phone, until orders are taken here: whom to call, what will be asked, and the quote that led here. */
export function OrderScreen({ data }: { readonly data: OrderPage }) {
  const { locale, kind, query, quote } = data
  const words = accountMessages(locale).order
  const { support, orderDialog } = siteContent(locale)
  const { hotline } = support
  const { askedList } = words
  const asked = [askedList.parties, askedList.goods, askedList.time, askedList[asksAlso[kind]]]
  return (
    <div className={styles.screen}>
      <div>
        <h1>{words.title}</h1>
        <nav className={styles.kinds} aria-label={words.kinds}>
          {orderDialog.choices.map(({ id, label }) => (
            <a
              key={id}
              href={paths.placeOrder(locale, id, query)}
              aria-current={id === kind ? 'page' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
        <p className={styles.lead}>
          {fill(words.leads[kind], { hotline })}
          {locale === 'en-US' ? ' ' : ''}
          {quote === null ? words.priceFirst : words.readOut}
        </p>
        <div className={styles.ways}>
          <ButtonLink href={`tel:${hotline}`}>
            <PhoneIcon size={18} />
            {fill(words.call, { hotline })}
          </ButtonLink>
          {quote === null && (
            <ButtonLink kind="secondary" href={paths.fee(locale)}>
              <CalculatorIcon size={18} />
              {words.price}
            </ButtonLink>
          )}
        </div>
      </div>
      {quote !== null && <QuoteCard quote={quote} locale={locale} />}
      <section>
        <h2>{words.asked}</h2>
        <ul className={styles.asked}>
          {asked.map((line) => (
            <li key={line}>
              <CheckIcon />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.before}</h2>
        <ul className={styles.before}>
          {[
            { label: words.prohibited, href: paths.prohibited(locale) },
            { label: words.branches, href: paths.network(locale) },
            { label: words.contract, href: paths.cooperation(locale) },
          ].map(({ label, href }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function QuoteCard({
  quote,
  locale,
}: {
  readonly quote: CarriedQuote
  readonly locale: OrderPage['locale']
}) {
  const words = accountMessages(locale).order.quote
  return (
    <section className={styles.quote} aria-labelledby="carried-quote">
      <h2 id="carried-quote">{words.title}</h2>
      <dl>
        {quote.rows.map(({ term, lines }) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      {!quote.priced && <p className={styles.unsure}>{words.unsure}</p>}
      <ArrowLink href={quote.back}>{words.back}</ArrowLink>
    </section>
  )
}
