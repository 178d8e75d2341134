import { productWords } from '@hongyan/content/product-words'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { streetLine } from '@hongyan/locales'
import type { OrderForm } from '../form/order-form.ts'
import { placedAtNight } from '../form/placed-at-night.ts'
import { useAreaLine } from '../state/use-area-line.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './waiting-label.module.css'

/** The label before its branch has answered: what is known stands on it, and where the number will be is left free. */
export function WaitingLabel({ form, placedAt }: { readonly form: OrderForm; readonly placedAt: string }) {
  const { locale, words } = useOrderTexts()
  const { confirmation: say, offered, parties } = words
  const areas = {
    sender: useAreaLine(form.sender.area, ''),
    recipient: useAreaLine(form.recipient.area, ''),
  }
  return (
    <div className={styles.paper}>
      <b className={styles.product}>{productWords(offered, form.product).name}</b>
      <div className={styles.free} aria-hidden="true">
        <span>{say.barsToCome}</span>
      </div>
      {(['recipient', 'sender'] as const)
        .filter((of) => form[of].name !== '')
        .map((of) => (
          <p key={of}>
            <small>{parties[of].title}</small>
            <b>
              {form[of].name} {maskPhone(form[of].phone)}
            </b>
            {streetLine(areas[of], form[of].detail, locale)}
          </p>
        ))}
      <p className={styles.text} role="status">
        {placedAtNight(placedAt) ? say.nightText : say.waitingText}
      </p>
    </div>
  )
}
