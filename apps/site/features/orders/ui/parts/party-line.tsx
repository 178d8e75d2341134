import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { streetLine } from '@hongyan/locales'
import { ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import type { Missing } from '../form/missing-fields.ts'
import type { Party } from '../form/order-form.ts'
import { useAreaLine } from '../state/use-area-line.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './party-line.module.css'
import { PartyMark } from './party-mark.tsx'

/** One end of the shipment as a phone shows it: who and where, and a way to the sheet that changes it. */
export function PartyLine({
  of,
  value,
  place,
  missing,
  shownErrors,
  onOpen,
}: {
  readonly of: Party
  readonly value: AddressDraft
  /** Its area in words, as the page came. */
  readonly place: string
  /** What this end lacks. */
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  readonly onOpen: () => void
}) {
  const { locale, words } = useOrderTexts()
  const { title } = words.parties[of]
  const where = streetLine(useAreaLine(value.area, place), value.detail, locale)
  const phone = value.phone.trim() === '' ? '' : maskPhone(value.phone)
  const [lack] = missing
  return (
    <button type="button" className={styles.line} aria-haspopup="dialog" data-party={of} onClick={onOpen}>
      <PartyMark of={of} className={undefined} />
      <span className={styles.summary}>
        <span className="visually-hidden">{title}</span>
        {value.name === '' && phone === '' ? (
          <b aria-hidden="true">{title}</b>
        ) : (
          <b>
            {value.name} {phone}
          </b>
        )}
        <span data-empty={where === '' ? '' : undefined}>{where === '' ? words.notYet : where}</span>
        {lack && shownErrors && <span className={styles.lack}>{lack.text}</span>}
      </span>
      <ChevronRightIcon size={18} />
    </button>
  )
}
