import { isUnmeasured, type SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { fill, formatNumber, formatVolume, formatWeight } from '@hongyan/locales'
import type { OfferView } from '../../view.ts'
import { BoxDrawing, roundsAlike } from './box-drawing.tsx'
import styles from './charged-panel.module.css'
import { useQuoteTexts } from './quote-texts.ts'

/** The chargeable weight of a product: how it comes about, and the boxes it measures. */
export function ChargedPanel({
  offer,
  sizes,
}: {
  readonly offer: OfferView
  readonly sizes: readonly SizeDraft[]
}) {
  const { locale, words } = useQuoteTexts()
  const { result } = words
  const { weight } = offer
  const [figure = '', unit = ''] = formatWeight(locale, weight.charged, 1).split(' ')
  const sum = (of: (size: SizeDraft) => string) =>
    sizes.length > 3
      ? ''
      : sizes.map((size) => `${of(size)}${size.count === '1' ? '' : ` × ${size.count}`}`).join(' + ')
  const byVolume = weight.basis === 'volumetric'
  const alike = roundsAlike(weight)
  return (
    <section className={styles.panel} aria-label={result.charged}>
      <div className={styles.sum}>
        <h2>{fill(result.chargedFor, { product: offer.name })}</h2>
        <p className={styles.figure}>
          {figure}
          <small>{`\u00a0${unit}`}</small>
        </p>
        <dl>
          <div data-counts={byVolume || alike ? undefined : ''}>
            <dt>
              {result.actual} <span>{sum(({ weight: one }) => one)}</span>
            </dt>
            <dd>{formatWeight(locale, weight.actual, 2)}</dd>
          </div>
          {weight.volume > 0 && (
            <>
              <div>
                <dt>
                  {result.volume} <span>{weight.measured && sum(sidesOf)}</span>
                </dt>
                <dd>{formatVolume(locale, weight.volume)}</dd>
              </div>
              <div data-counts={byVolume ? '' : undefined}>
                <dt>{fill(result.volumetric, { divisor: formatNumber(locale, weight.divisor) })}</dt>
                <dd>{formatWeight(locale, weight.volumetric, 2)}</dd>
              </div>
            </>
          )}
        </dl>
        <p className={styles.rule}>
          {fill(result.rules[weight.volume > 0 ? weight.level : 'unmeasured'], {
            step: formatWeight(locale, weight.step, 1),
          })}
        </p>
      </div>
      {weight.measured ? (
        <BoxDrawing weight={weight} sizes={sizes} />
      ) : (
        <div className={styles.unknown}>
          <h3>{result.sizeUnknown.title}</h3>
          <p>{result.sizeUnknown.text}</p>
          <a href={`#f-sizes.${sizes.findIndex(isUnmeasured)}.box`} data-print="no">
            {result.sizeUnknown.action}
          </a>
        </div>
      )}
    </section>
  )
}

function sidesOf({ length, width, height }: SizeDraft): string {
  return `${length}×${width}×${height}`
}
