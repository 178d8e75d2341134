import { formatMoney } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import type { QuoteExample } from '../example.ts'
import type { QuoteHandlers } from '../quote-model.ts'
import { drawBox } from '../text/box-geometry.ts'
import { quotePath } from '../text/quote-query.ts'
import drawing from './box-drawing.module.css'
import styles from './empty-result.module.css'
import { isAbroad, useQuoteTexts } from './quote-texts.ts'

/** Before anything was asked: what will stand here, and an example of it. */
export function EmptyResult({
  example,
  handlers,
}: {
  readonly example: QuoteExample | null
  readonly handlers: QuoteHandlers
}) {
  const { title, text, points } = useQuoteTexts().words.result.empty
  const box = drawBox({ length: 60, width: 40, height: 40 }, 1.7, 0.62)
  return (
    <>
      <div className={styles.empty}>
        <svg viewBox={`-2 -2 ${box.width + 4} ${box.height + 4}`} className={styles.box} aria-hidden="true">
          <polygon points={box.full.left} className={drawing.left} />
          <polygon points={box.full.right} className={drawing.right} />
          <polygon points={box.full.top} className={drawing.top} />
          {box.air && <polygon points={box.air.left} className={drawing.outline} />}
          {box.air && <polygon points={box.air.right} className={drawing.outline} />}
          {box.air && <polygon points={box.air.top} className={drawing.outline} />}
        </svg>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon size={18} />
                {point}
              </li>
            ))}
          </ul>
        </div>
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
        <p>{[example.size, ...(isAbroad(locale) ? [words.result.currency] : [])].join(' · ')}</p>
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
