import { productKindOf } from '@hongyan/domain/quotes/vocabulary'
import { fill, formatDate, formatFullDate, homeZone, marksOf, noonAtHome, plural } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ChevronDownIcon, CopyIcon, InfoIcon, PrinterIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { SegmentLink, SegmentTrack } from '@hongyan/ui/segment.tsx'
import { paths } from '../../../../paths.ts'
import type { OfferView, QuoteView } from '../../view.ts'
import { taxOfPrices } from '../../widgets/tax/tax-line.ts'
import type { QuoteHandlers, QuoteModel } from '../quote-model.ts'
import { quotePath } from '../text/quote-query.ts'
import { ChargedPanel } from './charged-panel.tsx'
import { alertsOfOne, JourneyAlerts } from './journey-alerts.tsx'
import { OfferRow } from './offer-row.tsx'
import { isAbroad, useQuoteTexts } from './quote-texts.ts'
import styles from './result.module.css'
import { Tip } from './tip.tsx'

type ResultProps = { readonly view: QuoteView; readonly model: QuoteModel; readonly handlers: QuoteHandlers }

/** The answer: chargeable weight of the open product, one tip, every way with its price, and why others are none. */
export function Result({ view, model, handlers }: ResultProps) {
  const { locale, words } = useQuoteTexts()
  const { result } = words
  const { asked, sort } = model
  const offers = sort === 'time' ? [...view.offers].sort(byArrival) : view.offers
  const open =
    offers.find(({ product }) => product === model.chosen) ?? offers.find(({ cheapest }) => cheapest)
  const kept = offers.filter(({ outdone }) => !outdone)
  const folded = offers.filter(({ outdone }) => outdone)
  const ownAlerts = alertsOfOne(view, model.now)
  const list = (shown: readonly OfferView[]) => (
    <ol className={styles.offers}>
      {shown.map((offer) => (
        <OfferRow
          key={offer.product}
          offer={offer}
          alerts={ownAlerts.filter(({ products }) => products.includes(offer.product))}
          open={offer === open}
          href={quotePath(locale, asked, view, { sort, by: offer.product })}
          onOpen={() => handlers.choose(offer.product)}
        />
      ))}
    </ol>
  )
  // After today's cut-off the first way leaves tomorrow: the day to hand over is then not the day asked for.
  const leaves = offers.map(({ arrival }) => arrival.leaves).sort()[0] ?? view.date

  return (
    <>
      <p className={styles.printed} data-printed="">
        {fill(result.printed, { date: formatFullDate(locale, model.now, homeZone), site: words.title })}
        <span className={styles.estimate}>{result.indicative}</span>
      </p>
      <JourneyAlerts view={view} now={model.now} />
      {open && <ChargedPanel offer={open} sizes={asked.sizes} />}
      {open?.advice && <Tip advice={open.advice} view={view} model={model} handlers={handlers} />}
      {offers.length === 0 ? (
        <div className={styles.none}>
          <h2 tabIndex={-1} id="quote-head">
            {result.none.title}
          </h2>
          <p>{fill(result.none.text, { hotline: words.hotline })}</p>
          <ButtonLink kind="secondary" href={paths.consultation(locale)}>
            {result.none.action}
          </ButtonLink>
        </div>
      ) : (
        <section className={styles.ways} aria-labelledby="quote-head">
          <div className={stack(4, styles.head)}>
            <h2 tabIndex={-1} id="quote-head">
              {plural(locale, offers.length, result.ways)}
            </h2>
            <p>
              {[
                `${view.from.name} → ${view.to.name}`,
                fill(leaves === view.date ? result.meta : result.metaLater, {
                  date: formatDate(locale, noonAtHome(leaves), homeZone),
                }),
                ...(isAbroad(locale) ? [result.currency] : []),
                ...[taxOfPrices(locale, words.tax) ?? []].flat(),
              ].map((part, place) => (
                <span key={part} data-own={place > 1 ? '' : undefined}>
                  {part}
                </span>
              ))}
            </p>
          </div>
          {offers.length > 1 && (
            <SegmentTrack className={styles.sort} role="group" aria-label={result.sortBy} data-print="no">
              {(['price', 'time'] as const).map((by) => (
                <SegmentLink
                  key={by}
                  href={quotePath(locale, asked, view, { sort: by, by: model.chosen })}
                  aria-current={sort === by ? 'true' : undefined}
                  data-no-prefetch=""
                  onClick={(event) => {
                    event.preventDefault()
                    handlers.sortBy(by)
                  }}
                >
                  {result.sorts[by]}
                </SegmentLink>
              ))}
            </SegmentTrack>
          )}
          {list(kept)}
          {folded.length > 0 && (
            <details className={styles.outdone} open={folded.some((offer) => offer === open)}>
              <summary>
                {plural(locale, folded.length, result.moreWays)}
                <ChevronDownIcon size={18} />
              </summary>
              {list(folded)}
            </details>
          )}
        </section>
      )}
      {view.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <section className={stack(8, styles.refused)} aria-labelledby="quote-refused">
        <h3 id="quote-refused">{result.refused}</h3>
        <ul>
          {refusals(view).map(([reason, names]) => (
            <li key={reason}>
              <InfoIcon size={18} />
              <p>
                <b>{names.join(marksOf(locale).list)}</b> {reason}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.foot} data-print="no">
        <div className={styles.tools}>
          <button type="button" onClick={handlers.copyLink} disabled={!model.ready} title={result.share}>
            <CopyIcon size={18} />
            {result.tools.copy}
          </button>
          <button type="button" onClick={handlers.print} disabled={!model.ready}>
            <PrinterIcon size={18} />
            {result.tools.print}
          </button>
        </div>
        <p>{result.indicative}</p>
      </div>
    </>
  )
}

/** Why products are none, each reason once, with the names it holds for. */
function refusals(view: QuoteView): readonly (readonly [reason: string, names: readonly string[]])[] {
  const byReason = Map.groupBy(
    view.refused.filter(({ product }) => !isBeside(product, view)),
    ({ reason }) => reason,
  )
  return [...byReason].map(([reason, refused]) => [reason, refused.map(({ name }) => name)])
}

/**
 * Whether a product is beside the question: borders at home, one city's riders between two, flights within one. Where
 * nothing else can be had, all but flights within one city are said.
 */
function isBeside(product: string, { offers, zone }: QuoteView): boolean {
  const kind = productKindOf(product)
  if (kind === 'air') return zone === 'city'
  if (offers.length === 0) return false
  return kind === 'cross-border' || (kind === 'same-city' && zone !== 'city')
}

function byArrival(a: OfferView, b: OfferView): number {
  const at = ({ arrival }: OfferView) => `${arrival.latest} ${arrival.by}`
  return at(a) < at(b) ? -1 : at(a) > at(b) ? 1 : a.total - b.total
}
