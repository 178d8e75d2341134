import { locateText } from '@hongyan/domain/addresses/locate-text'
import { parseAddress } from '@hongyan/domain/addresses/parse-address'
import type { ParsedAddress } from '@hongyan/domain/addresses/parsed-address'
import { orderLimits, payers, pickupWays } from '@hongyan/domain/orders/order-vocabulary'
import type { LocaleId } from '@hongyan/locales'
import type { AddressDraft } from '../../addresses/widgets/address-input/address-model.ts'
import { usualSize } from '../../quotes/widgets/parcel/box-choice.ts'
import {
  longestEntry,
  readAddOns,
  readSizeRows,
  withSizeButtons,
} from '../../quotes/widgets/parcel/read-parcel-fields.ts'
import { placeLine } from '../place-line.ts'
import {
  emptyForm,
  emptyGood,
  kindOf,
  type OrderForm,
  offeredKinds,
  type Party,
} from '../ui/form/order-form.ts'
import { orderButtons, type SubmittedOrder } from '../ui/submitted-order.ts'

/** Longest text of a field that is looked at. */
const longest = 500

/** What stands in an order form that was sent. The window is as it was chosen: it may be over. */
type ReadOrder = Pick<SubmittedOrder, 'form' | 'places' | 'contact'> & {
  /** How many fields a pasted address filled in, for whom. */
  readonly pasted:
    | ({ readonly of: Party; readonly count: number } & Pick<ParsedAddress, 'remark' | 'hadIdentityNumber'>)
    | null
}

/** Reads the fields of the order form as a browser without a script sends them. */
export function readSubmittedOrder(values: URLSearchParams, locale: LocaleId): ReadOrder {
  const text = (name: string, most = longest) => (values.get(name) ?? '').slice(0, most)
  const kind = offeredKinds.find((one) => one === values.get('kind')) ?? 'express'
  const empty = emptyForm(kind)
  const product = text('product')
  const sizes = withSizeButtons(values, readSizeRows(values))
  const goods = readGoods(values)
  const sender = readParty(values, 'sender', locale)
  const recipient = readParty(values, 'recipient', locale)
  const form: OrderForm = {
    ...empty,
    product: kindOf(product) === kind ? product : empty.product,
    sender: sender.draft,
    recipient: recipient.draft,
    goods: goods.length > 0 ? goods : empty.goods,
    sizes: sizes.length > 0 ? sizes : [usualSize],
    goodsKind: text('temperature', longestEntry) || empty.goodsKind,
    addOns: readAddOns(values),
    declaredValue: text('value', longestEntry),
    cashOnDelivery: text('cod', longestEntry),
    way: pickupWays.find((one) => one === values.get('way')) ?? empty.way,
    window: readWindow(text('window')),
    payer: payers.find((one) => one === values.get('payer')) ?? empty.payer,
    note: text('note', orderLimits.note),
  }
  const filled = [
    { of: 'sender' as const, pasted: sender.pasted },
    { of: 'recipient' as const, pasted: recipient.pasted },
  ].find(({ pasted }) => pasted !== null)
  return {
    form,
    places: { sender: sender.place, recipient: recipient.place },
    contact: { mobile: text('mobile', longestEntry), code: text('verifyCode', longestEntry) },
    pasted: filled?.pasted ? { of: filled.of, ...filled.pasted } : null,
  }
}

function readGoods(values: URLSearchParams): OrderForm['goods'] {
  const dropped = values.get('drop-good')
  const ticked = new Set(values.getAll('tick'))
  const [, at = '', meant = ''] = /^(\d+):(.*)$/.exec(values.get('meant') ?? '') ?? []
  const goods = values
    .getAll('good')
    .slice(0, orderLimits.goods)
    .map((name, index) =>
      String(index) === at
        ? { name: meant.slice(0, orderLimits.good), ticked: false }
        : { name: name.slice(0, orderLimits.good), ticked: ticked.has(String(index)) },
    )
    .filter((_, index) => String(index) !== dropped)
  const grows = values.get('do') === orderButtons.good && goods.length < orderLimits.goods
  return grows ? [...goods, emptyGood] : goods
}

type ReadParty = {
  readonly draft: AddressDraft
  readonly place: string
  readonly pasted: ({ readonly count: number } & Pick<ParsedAddress, 'remark' | 'hadIdentityNumber'>) | null
}

function readParty(values: URLSearchParams, of: Party, locale: LocaleId): ReadParty {
  const field = (name: string) => (values.get(`${of}.${name}`) ?? '').slice(0, longest)
  const reads = values.get('do') === (of === 'sender' ? orderButtons.readSender : orderButtons.readRecipient)
  const typed = { name: field('name'), phone: field('phone'), detail: field('detail') }
  const place = field('place').trim()
  // A line that was shown stands for its code: two districts may be written alike in English.
  const known = place !== '' && place === field('line') ? field('area') : areaIn(place)
  if (!reads) {
    return {
      draft: { ...typed, area: known },
      place: known === '' ? place : placeLine(known, locale),
      pasted: null,
    }
  }
  const parsed = parseAddress(field('paste'))
  const { name, phone, district, city, province, detail, remark, hadIdentityNumber } = parsed
  const found = {
    ...(name === null ? {} : { name }),
    ...(phone === null ? {} : { phone }),
    ...(detail === '' ? {} : { detail }),
  }
  // What the text contradicts is for the person to say.
  const contradicted = parsed.corrections.some(({ reason }) => reason === 'contradicted')
  const area = contradicted ? undefined : (district ?? city ?? province)?.code
  return {
    draft: { ...typed, ...found, area: area ?? known },
    place: area === undefined && known === '' ? place : placeLine(area ?? known, locale),
    pasted: {
      count: Object.keys(found).length + (area === undefined ? 0 : 1),
      remark,
      hadIdentityNumber,
    },
  }
}

/** The code of the place a text names, empty for none or several. */
function areaIn(text: string): string {
  const found = text === '' ? null : locateText(text)
  return found !== null && 'division' in found ? found.division.code : ''
}

function readWindow(value: string): OrderForm['window'] {
  const [from = '', until = ''] = value.split('|')
  return Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(until))
    ? null
    : { from, until, afterCutOff: false }
}
