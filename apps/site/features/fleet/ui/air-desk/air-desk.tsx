import { loadingMessages } from '@hongyan/content'
import type { BlockProps } from '../../../../blocks/block-props.ts'
import { Frame } from '../../../../shell/parts/frame/frame.tsx'
import { TrackingBox } from '../../../tracking/widgets/tracking-box/tracking-box.tsx'
import { DeckPlan } from '../../widgets/deck-plan/deck-plan.tsx'
import { PieceForm } from '../piece-form.tsx'
import { nothingAsked } from '../read-piece.ts'
import styles from './air-desk.module.css'
import { NumberParts, sampleAirWaybill } from './number-parts.tsx'

/** Track an air waybill, or see whether a piece fits: each a plain form that another page answers. */
export function AirDesk({ block, locale }: BlockProps<'air-desk'>) {
  const words = loadingMessages(locale)
  return (
    <Frame block={block} locale={locale}>
      <div className={styles.desk}>
        <div className={styles.card}>
          <TrackingBox
            locale={locale}
            words={{ title: words.desk.awb, hint: words.desk.awbHint, placeholder: sampleAirWaybill }}
          />
          <NumberParts locale={locale} />
        </div>
        <section className={styles.card} aria-labelledby="desk-piece">
          <h3 id="desk-piece">{words.title}</h3>
          <PieceForm asked={nothingAsked} locale={locale} />
        </section>
        <div className={styles.deck}>
          <DeckPlan locale={locale} />
        </div>
      </div>
    </Frame>
  )
}
