import type { OrderContent } from '@hongyan/domain/orders/order-content'
import type { OrderParty } from '@hongyan/domain/orders/order-input'
import type { SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import { writtenPhone } from '@hongyan/domain/typed/read-phone'
import { inUnits } from '@hongyan/locales'
import type { AddressDraft } from '../addresses/widgets/address-input/address-model.ts'
import { emptySize } from '../quotes/widgets/parcel/box-choice.ts'
import type { OrderForm } from './ui/form/order-form.ts'

/** What is sent once more, for whoever placed it: as it would be typed, with its phones in full. Its time is chosen anew. */
export function presentRepeat(content: OrderContent): OrderForm {
  return {
    kind: content.kind,
    product: content.product,
    sender: typedParty(content.sender),
    recipient: typedParty(content.recipient),
    goods: content.goods.map(({ name, conditionsMet }) => ({ name, ticked: conditionsMet })),
    sizes: content.pieces.map(typedSize),
    goodsKind: content.goodsKind,
    addOns: [...content.addOns],
    declaredValue: typedAmount(content.declaredValue),
    cashOnDelivery: typedAmount(content.cashOnDelivery),
    way: 'collect',
    window: null,
    payer: content.payer,
    note: content.note ?? '',
  }
}

/** One end of an order, or an address of a book, as it would be typed, with its phone in full. */
export function typedParty({
  name,
  phone,
  division,
  detail,
}: Pick<OrderParty, 'name' | 'phone' | 'division' | 'detail'>): AddressDraft {
  return { name, phone: writtenPhone(phone), area: division, detail }
}

/** Millimetres as cm and grams as kg; a size that was not known is not known still. */
function typedSize({ length, width, height, weight, count }: OrderContent['pieces'][number]): SizeDraft {
  const rest = { weight: String(weight / 1000), count: String(count) }
  if (length === undefined || width === undefined || height === undefined)
    return { ...emptySize, ...rest, unmeasured: true }
  const cm = (mm: number) => String(mm / 10)
  return { length: cm(length), width: cm(width), height: cm(height), ...rest }
}

/** Minor units as they would be typed; nothing where there is no amount. */
function typedAmount(minor: number): string {
  return minor === 0 ? '' : String(inUnits(minor))
}
