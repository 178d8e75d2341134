import type { QuoteDraft } from '@hongyan/domain/quotes/quote-draft'
import { fill, formatMoney, marksOf } from '@hongyan/locales'
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
  draft,
  handlers,
}: {
  readonly example: QuoteExample | null
  readonly draft: QuoteDraft
  readonly handlers: QuoteHandlers
}) {
  const { title } = useQuoteTexts().words.result.empty
  const box =
    example && (weighBox(draft.sizes, example.divisor) ?? weighBox(example.draft.sizes, example.divisor))
  const text = useLackingText(draft)
  return (
    <>
      <div
        className={styles.empty}
        data-early={draft.from.trim() === '' || draft.to.trim() === '' ? '' : undefined}
      >
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

/** What a price still needs, once something is typed; before, that it needs little. */
function useLackingText({ from, to, sizes }: QuoteDraft): string {
  const { locale, words } = useQuoteTexts()
  const { form, result } = words
  const needs = [
    [from, form.from],
    [to, form.to],
    ...sizes.map(({ weight }) => [weight, form.weight] as const),
  ] as const
  const lacking = [...new Set(needs.flatMap(([typed, name]) => (typed.trim() === '' ? [name] : [])))]
  if (lacking.length === 0) return result.empty.ready
  if (needs.every(([typed]) => typed.trim() === '')) return result.empty.text
  return fill(result.empty.lacking, { list: lacking.join(marksOf(locale).list) })
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
    <section className={styles.example}>
      <div className={styles.head}>
        <h3>{example.title}</h3>
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
