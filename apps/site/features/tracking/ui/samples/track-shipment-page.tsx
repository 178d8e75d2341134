import { galleryMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import type { ReactNode } from 'react'
import { GalleryPage, Sample } from '../../../../shell/parts/gallery-page/gallery-page.tsx'
import { numbersPerLookup } from '../../widgets/tracking-box/limits.ts'
import { TrackingTextsContext } from '../tracking-texts.ts'
import { trackingWords } from '../words.ts'
import { AccessSamples } from './access-samples.tsx'
import { BoxSamples } from './box-samples.tsx'
import { sampleNow } from './fixture-shipments.ts'
import { specialAnswers, statusAnswers } from './fixtures.ts'
import { MissingSamples, WaitingSamples } from './missing-samples.tsx'
import { FoldedResult } from './result-sample.tsx'
import styles from './track-shipment-page.module.css'

const special = ['etaSlipped', 'etaPassed', 'severalPieces', 'crossZone', 'feedDelayed'] as const

/** The tracking box, and what it leads to: every status and every special answer, at one fixed moment. */
export function TrackShipmentPage({
  locale,
  children,
}: {
  readonly locale: LocaleId
  /** The address input, awake. */
  readonly children?: ReactNode
}) {
  const { track } = galleryMessages(locale)
  const lead = fill(track.box.lead, { count: numbersPerLookup })
  return (
    <TrackingTextsContext value={{ locale, words: trackingWords(locale), now: sampleNow }}>
      <GalleryPage component="TrackShipment" locale={locale}>
        <Sample title={track.box.title} lead={lead}>
          <BoxSamples locale={locale} />
        </Sample>
        {/* What follows is styled by a file of its own, as below the first screenful of home. */}
        <template data-fold="" />
        <Sample {...track.statuses}>
          <div className={styles.results}>
            {Object.values(statusAnswers).map((answer, index) => (
              <FoldedResult key={answer.number} answer={answer} open={index === 0} />
            ))}
          </div>
        </Sample>
        <Sample title={track.special.title} lead={track.special.lead}>
          <div className={styles.results}>
            {special.map((name) => (
              <FoldedResult key={name} answer={specialAnswers[name]} label={track.special[name]} />
            ))}
          </div>
        </Sample>
        <Sample {...track.missing}>
          <MissingSamples />
        </Sample>
        <Sample {...track.waiting}>
          <WaitingSamples label={galleryMessages(locale).states.loading} />
        </Sample>
        <Sample title={track.access.title} lead={track.access.lead}>
          <AccessSamples texts={track.access} />
        </Sample>
        <Sample {...track.address}>{children}</Sample>
      </GalleryPage>
    </TrackingTextsContext>
  )
}
