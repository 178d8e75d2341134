import { maskPhone } from '@hongyan/domain/mask-phone'
import { isOrderPhone, tidyPhone } from '@hongyan/domain/order-rules'
import { Button } from '@hongyan/ui/button.tsx'
import { useState } from 'react'
import { AddressInput } from '../../../../blocks/address-input/address-input.tsx'
import { type AddressDraft, areaRoot } from '../../../../blocks/address-input/address-model.ts'
import { areaLine, areaPath } from '../../../../blocks/address-input/area-path.ts'
import { useAreaTree } from '../../../../blocks/address-input/use-area-tree.ts'
import { AddressPicker } from '../../../../blocks/address-picker/address-picker.tsx'
import { findInBook } from '../../../../client/find-in-book.ts'
import type { Missing } from '../form/missing-fields.ts'
import type { Party } from '../form/order-form.ts'
import { orderButtons, type PostedOrder } from '../posted-order.ts'
import styles from './party-fields.module.css'
import { useOrderSpeech } from './speech.ts'

const fields = { name: 'name', phone: 'tel', area: 'combobox', detail: 'street-address' } as const

/** One end of the shipment: typed or pasted, and one line of it once it is complete. */
export function PartyFields({
  of,
  value,
  place,
  posted,
  awake,
  missing,
  shownErrors,
  onDone,
  onChange,
}: {
  readonly of: Party
  readonly value: AddressDraft
  /** Its area in words, as the page came. */
  readonly place: string
  readonly posted: PostedOrder | null
  readonly awake: boolean
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  /** It is said to be complete. */
  readonly onDone: () => void
  readonly onChange: (value: AddressDraft) => void
}) {
  const speech = useOrderSpeech()
  const { locale, words } = speech
  const [open, setOpen] = useState<boolean | null>(null)
  const tree = useAreaTree()
  const own = missing.filter(({ section }) => section === `order-${of}`)
  const complete = own.length === 0
  // It stays open while somebody works on it, and closes only by their word.
  const [touched, setTouched] = useState(false)
  const shut = awake && complete && (open === null ? !touched : !open)
  const errors = Object.fromEntries(
    (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) => {
      const problem = own.find(({ control }) => control.includes(`=${fields[field]}]`))
      const early =
        field === 'phone' && tidyPhone(value.phone).length >= 11 && !isOrderPhone(tidyPhone(value.phone))
      return problem && (shownErrors || early) ? [[field, problem.text]] : []
    }),
  )
  const area = areaLine(
    areaPath(tree.kind === 'ready' ? tree.tree : { [areaRoot]: [] }, value.area).map((one) => one.address),
    locale,
  )
  const { title, mark } = words.parties[of]
  const edit = (next: AddressDraft) => {
    setTouched(true)
    setOpen(true)
    onChange(next)
  }
  return (
    <section className={styles.party} id={`order-${of}`} aria-labelledby={`order-${of}-title`} tabIndex={-1}>
      <span className={styles.mark} data-of={of} aria-hidden="true">
        {mark}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={`order-${of}-title`}>{title}</h2>
          {!shut && (
            <AddressPicker
              speech={{ locale, words: words.address.picker }}
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
              onClick={() => {
                setOpen(shut)
                if (!shut) onDone()
              }}
            >
              {shut ? words.parties.edit : words.parties.done}
            </Button>
          )}
        </div>
        {shut ? (
          <p className={styles.summary}>
            <b>{value.name}</b> {maskPhone(value.phone)}
            <span>
              {area} {value.detail}
            </span>
          </p>
        ) : (
          <AddressInput
            speech={{ locale, words: words.address }}
            value={value}
            errors={errors}
            sent={{
              name: of,
              place,
              read: of === 'sender' ? orderButtons.readSender : orderButtons.readRecipient,
              told: posted?.told?.at === of ? posted.told.text : '',
            }}
            onChange={edit}
          />
        )}
      </div>
    </section>
  )
}
