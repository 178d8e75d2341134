import {
  fill,
  formatDate,
  formatMoney,
  formatTime,
  holdUnits,
  homeZone,
  inSentences,
  noonAtHome,
} from '@hongyan/locales'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { type RefObject, useEffect, useRef } from 'react'
import { Picture } from '../../../../shell/picture.tsx'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { dayWithin } from '../form/pickup-strip.ts'
import { placedAtNight } from '../form/placed-at-night.ts'
import type { OrderProps } from '../order-model.ts'
import type { Confirmation } from '../state/saved-placed.ts'
import type { PlacedOrder } from '../state/use-placed.ts'
import styles from './confirmation-head.module.css'
import { useOrderTexts } from './order-texts.ts'

/** What came of the order, in a heading and the sentences that follow from it, beside who comes for it. */
export function ConfirmationHead({
  confirmation: { receipt, form },
  order,
  when,
  arrival,
  trouble,
  picture,
}: {
  readonly confirmation: Confirmation
  readonly order: PlacedOrder | null
  /** Day and hour of the pickup in words; null while none is known. */
  readonly when: { readonly day: string; readonly time: string } | null
  /** When it arrives, as the form said; the order itself knows better. */
  readonly arrival: string
  readonly trouble: string | null
  readonly picture: OrderProps['pictures'][keyof OrderProps['pictures']]
}) {
  const { locale, words } = useOrderTexts()
  const { confirmation: say } = words
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const isOff = order?.state === 'cancelled'
  const isRefused = order?.state === 'refused'
  const isEnded = isOff || isRefused
  const isCollected = order?.state === 'collected' || order?.state === 'completed'
  // A label comes only with the answer of the branch.
  const isWaiting = !isEnded && !isCollected && (order?.waybills ?? []).length === 0
  const waiting = placedAtNight(receipt.placedAt) ? say.nightMark : say.waitingMark
  const mark = isWaiting ? waiting : say.mark
  const by = order
    ? fill(say.by, {
        day: formatDate(locale, noonAtHome(order.terms.arrivesUntil), homeZone),
        time: order.terms.arrivesBy,
      })
    : arrival
  const tax = taxLine(locale, receipt.total, words.tax)
  const lead = [
    by === '' ? '' : fill(say.lead, { arrival: by }),
    fill(say.paid[form.payer], { total: formatMoney(locale, receipt.total) }),
  ]
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.mark}>
          {!isEnded && <CheckIcon size={18} />}
          {fill(mark, {
            time: formatTime(locale, receipt.placedAt, homeZone),
          })}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {isOff ? say.cancelled : isRefused ? say.refusedTitle : say.title}
        </h1>
        {isCollected && <p className={styles.when}>{say.collected}</p>}
        {when && !isEnded && !isCollected && (
          <p className={styles.when}>
            {holdUnits(fill(form.way === 'collect' ? say.collect : say.dropOff, dayWithin(words, when)))}
          </p>
        )}
        <p>
          {isEnded
            ? fill(isOff ? say.cancelledText : say.refusedText, { hotline: words.hotline })
            : holdUnits(inSentences(locale, lead))}
        </p>
        {!isEnded && tax !== null && <p>{tax}</p>}
        {trouble !== null && <p role="alert">{trouble}</p>}
      </div>
      {!isEnded && picture && <Picture files={picture} sizes="4rem" className={styles.picture} />}
    </header>
  )
}
