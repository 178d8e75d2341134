import { isOrderPhone } from '@hongyan/domain/orders/order-phone'
import { phoneRegionOf, tidyPhone } from '@hongyan/domain/typed/read-phone'
import { AddressInput } from '../../../addresses/widgets/address-input/address-input.tsx'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import type { Missing } from '../form/missing-fields.ts'
import type { Party } from '../form/order-form.ts'
import { orderButtons, type SubmittedOrder } from '../submitted-order.ts'
import { useOrderTexts } from './order-texts.ts'

const fields = { name: 'name', phone: 'tel', area: 'combobox', detail: 'street-address' } as const

/** One end of the shipment, typed or pasted, with what it lacks said at its fields. */
export function PartyEditor({
  of,
  value,
  place,
  only,
  submitted,
  missing,
  shownErrors,
  onChange,
  onRemark,
  onRead,
}: {
  readonly of: Party
  readonly value: AddressDraft
  /** Its area in words, as the page came. */
  readonly place: string
  /** Which way in is in sight at a desk; on a phone both are. */
  readonly only?: 'paste' | 'fields'
  readonly submitted: SubmittedOrder | null
  /** What this end lacks. */
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  readonly onChange: (value: AddressDraft) => void
  /** Takes what a pasted text says to the courier. */
  readonly onRemark: ((text: string) => void) | undefined
  readonly onRead?: () => void
}) {
  const { locale, words } = useOrderTexts()
  const called = tidyPhone(value.phone, phoneRegionOf(value.area))
  const errors = Object.fromEntries(
    (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) => {
      const problem = missing.find(({ control }) => control.includes(`=${fields[field]}]`))
      const early = field === 'phone' && called.length >= 11 && !isOrderPhone(called)
      return problem && (shownErrors || early) ? [[field, problem.text]] : []
    }),
  )
  return (
    <AddressInput
      texts={{ locale, words: words.address }}
      value={value}
      errors={errors}
      sent={{
        name: of,
        place,
        read: of === 'sender' ? orderButtons.readSender : orderButtons.readRecipient,
        notice: submitted?.notice?.at === of ? submitted.notice.text : '',
      }}
      only={only}
      onRemark={onRemark}
      onRead={onRead}
      onChange={onChange}
    />
  )
}
