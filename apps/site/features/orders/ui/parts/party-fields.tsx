import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { streetLine } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useState } from 'react'
import { findInBook } from '../../../../client/find-in-book.ts'
import { AddressPicker } from '../../../../shell/parts/address-picker/address-picker.tsx'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import type { Missing } from '../form/missing-fields.ts'
import type { Party } from '../form/order-form.ts'
import { useAreaLine } from '../state/use-area-line.ts'
import type { SubmittedOrder } from '../submitted-order.ts'
import { useOrderTexts } from './order-texts.ts'
import { PartyEditor } from './party-editor.tsx'
import styles from './party-fields.module.css'
import { PartyMark } from './party-mark.tsx'

/** One end of the shipment: typed or pasted, and one line of it once it is complete. */
export function PartyFields({
  of,
  value,
  place,
  submitted,
  awake,
  missing,
  shownErrors,
  onChange,
}: {
  readonly of: Party
  readonly value: AddressDraft
  /** Its area in words, as the page came. */
  readonly place: string
  readonly submitted: SubmittedOrder | null
  readonly awake: boolean
  /** What this end lacks. */
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  readonly onChange: (value: AddressDraft) => void
}) {
  const texts = useOrderTexts()
  const { locale, words } = texts
  const [open, setOpen] = useState<boolean | null>(null)
  const complete = missing.length === 0
  // It stays open while somebody works on it, and closes only by their word.
  const [touched, setTouched] = useState(false)
  const shut = awake && complete && (open === null ? !touched : !open)
  const area = useAreaLine(value.area, place)
  const { title } = words.parties[of]
  const edit = (next: AddressDraft) => {
    setTouched(true)
    setOpen(true)
    onChange(next)
  }
  return (
    <section className={styles.party} id={`order-${of}`} aria-labelledby={`order-${of}-title`} tabIndex={-1}>
      <PartyMark of={of} className={styles.mark} />
      <div className={stack(16)}>
        <div className={styles.head}>
          <h2 id={`order-${of}-title`}>{title}</h2>
          {!shut && (
            <AddressPicker
              texts={{ locale, words: words.address.picker }}
              purpose={title}
              look="link"
              find={findInBook}
              onPick={({ name, phone, areaCode, detailAddr }) =>
                edit({ name, phone, area: areaCode, detail: detailAddr })
              }
            />
          )}
          {awake && complete && (
            <Button
              kind="secondary"
              size="small"
              aria-label={`${title}: ${shut ? words.parties.edit : words.parties.done}`}
              onClick={() => setOpen(shut)}
            >
              {shut ? words.parties.edit : words.parties.done}
            </Button>
          )}
        </div>
        {shut ? (
          <p className={styles.summary}>
            <b>{value.name}</b> {maskPhone(value.phone)}
            <span>{streetLine(area, value.detail, locale)}</span>
          </p>
        ) : (
          <PartyEditor
            of={of}
            value={value}
            place={place}
            submitted={submitted}
            missing={missing}
            shownErrors={shownErrors}
            onChange={edit}
          />
        )}
      </div>
    </section>
  )
}
