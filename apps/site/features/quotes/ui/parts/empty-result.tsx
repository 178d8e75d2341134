import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { formatMoney } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { taxOfPrices } from '../../widgets/tax/tax-line.ts'
import type { QuoteExample } from '../example.ts'
import type { QuoteHandlers } from '../quote-model.ts'
import { quotePath } from '../text/quote-query.ts'
import { weighBox } from '../text/weigh-box.ts'
import styles from './empty-result.module.css'
import { isAbroad, useQuoteTexts } from './quote-texts.ts'
import { WeighedBox } from './weighed-box.tsx'

/** Before anything was asked: the box of the example, which becomes the visitor's as it is typed, and its prices. */
export function EmptyResult({
  example,
  sizes,
  handlers,
}: {
  readonly example: QuoteExample | null
  readonly sizes: readonly SizeDraft[]
  readonly handlers: QuoteHandlers
}) {
  const { title, text } = useQuoteTexts().words.result.empty
  const box = example && (weighBox(sizes, example.divisor) ?? weighBox(example.draft.sizes, example.divisor))
  return (
    <>
      <div className={styles.empty}>
        <h2>{title}</h2>
        <p>{text}</p>
        {example && box && (
          <WeighedBox box={box} product={example.offers[0]?.name ?? ''} divisor={example.divisor} />
        )}
      </div>
      {example !== null && <Example example={example} handlers={handlers} />}
    </>
  )
}

/** What a common box costs today, product by product. */
function Example({
  example,
  handlers,
}: {
  readonly example: QuoteExample
  readonly handlers: QuoteHandlers
}) {
  const { locale, words } = useQuoteTexts()
  return (
    <section className={styles.example} aria-labelledby="quote-example">
      <div className={styles.head}>
        <h3 id="quote-example">{example.title}</h3>
        <p>
          {[
            example.size,
            ...(isAbroad(locale) ? [words.result.currency] : []),
            ...[taxOfPrices(locale, words.tax) ?? []].flat(),
          ].join(' · ')}
        </p>
      </div>
      <ul>
        {example.offers.map(({ product, name, by, days, total }) => (
          <li key={product}>
            <p>
              <b>{name}</b>
              <small>{by}</small>
            </p>
            <p>{days}</p>
            <p className={styles.price}>{formatMoney(locale, total)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{words.result.indicative}</p>
        <ButtonLink
          kind="secondary"
          size="small"
          href={quotePath(locale, example.draft, null)}
          data-no-prefetch=""
          onClick={(event) => {
            event.preventDefault()
            handlers.ask(example.draft)
          }}
        >
          {words.result.empty.use}
        </ButtonLink>
      </div>
    </section>
  )
}
