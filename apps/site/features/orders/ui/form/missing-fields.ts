import { areaCode } from '@hongyan/domain/addresses/area-form'
import { mobilePattern } from '@hongyan/domain/codes/mobile-rules'
import { hasSeveralPhones, isOrderPhone, lacksDigit } from '@hongyan/domain/orders/order-phone'
import { sizeBeyond } from '@hongyan/domain/orders/size-beyond'
import { phoneRegionOf, tidyPhone } from '@hongyan/domain/typed/read-phone'
import { fill } from '@hongyan/locales'
import type { AnsweredField } from '../../../../client/call-error.ts'
import type { AreaTree } from '../../../addresses/widgets/address-input/ask-addresses.ts'
import { mobileOf } from '../../../captcha/widgets/verification/mobile-of.ts'
import type { OrderWords } from '../words.ts'
import { barOf, type GoodVerdictName, type VerdictOf, wayOf } from './goods-verdicts.ts'
import { quoteOf } from './order-body.ts'
import { type OrderForm, type Party, parties, productsOf } from './order-form.ts'
import type { Quote } from './price-card.ts'

/** One thing that keeps an order from being placed: the section it is in, the control in that, and what to do. */
export type Missing = {
  readonly section: string
  readonly control: string
  readonly text: string
  /** Which of the goods it is about. */
  readonly at?: number
}

export type Contact = { readonly mobile: string; readonly code: string }

const controls = {
  name: '[autocomplete=name]',
  phone: '[autocomplete=tel]',
  area: '[role=combobox]',
  detail: '[autocomplete=street-address]',
} as const

/** Whether an area needs no district below it. Before the tree is there only a province is known to. */
export function isWholeArea(area: string, tree: AreaTree): boolean {
  return areaCode.test(area) && !area.endsWith('0000') && (tree[area] ?? []).length === 0
}

/** Everything an order still lacks, in the order of the form. Without an account `contact` belongs to it. */
export function missingFields(
  form: OrderForm,
  about: {
    readonly words: OrderWords
    readonly tree: AreaTree
    readonly today: string
    readonly verdictOf: VerdictOf
    /** The offers of the products, where there are any yet. */
    readonly quote: Quote | null
    readonly contact: Contact | null
    /** The most pieces of one order. */
    readonly mostPieces: number
  },
): readonly Missing[] {
  const { words, tree, today, contact, mostPieces } = about
  const { missing } = words
  return [
    ...parties.flatMap((of) => missingOfParty(form, of, words, tree)),
    ...missingGoods(form, words, about),
    ...missingSizes(form, words, today, mostPieces),
    ...missingProduct(form, words, about),
    ...(form.window === null
      ? [{ section: 'order-pickup', control: 'input:enabled', text: missing.window }]
      : []),
    ...(contact === null ? [] : missingContact(contact, words)),
  ]
}

function missingOfParty(
  form: OrderForm,
  of: Party,
  { missing, fields, parties: named }: OrderWords,
  tree: AreaTree,
): readonly Missing[] {
  const { title: who } = named[of]
  const { name, phone, area, detail } = form[of]
  const say = (field: keyof typeof controls, text: string): Missing => ({
    section: `order-${of}`,
    control: controls[field],
    text,
  })
  const absent = (field: keyof typeof controls) =>
    say(field, fill(missing.party, { who, field: fields[field] }))
  const called = tidyPhone(phone, phoneRegionOf(area))
  return [
    ...(name.trim() === '' ? [absent('name')] : []),
    ...(called === ''
      ? [absent('phone')]
      : lacksDigit(called)
        ? [say('phone', fill(missing.digit, { who }))]
        : hasSeveralPhones(called)
          ? [say('phone', fill(missing.several, { who }))]
          : isOrderPhone(called)
            ? []
            : [say('phone', fill(missing.phone, { who }))]),
    ...(area === ''
      ? [absent('area')]
      : isWholeArea(area, tree)
        ? []
        : [say('area', fill(missing.district, { who }))]),
    ...(detail.trim() === '' ? [absent('detail')] : []),
  ]
}

type Judging = { readonly verdictOf: VerdictOf; readonly quote: Quote | null }

function missingGoods(
  form: OrderForm,
  { missing, hotline }: OrderWords,
  { verdictOf, quote }: Judging,
): readonly Missing[] {
  const named = form.goods.map(({ name, ticked }, at) => ({ name: name.trim(), ticked, at }))
  if (named.every(({ name }) => name === ''))
    return [{ section: 'order-goods', control: 'input', text: missing.good }]
  const mode = wayOf(form.product, quote)
  const sentences: Readonly<Record<GoodVerdictName, string>> = {
    yes: '',
    conditions: missing.tick,
    unlisted: missing.declare,
    vague: missing.vague,
    agreement: missing.agreement,
    no: missing.barred,
  }
  return named.flatMap(({ name, ticked, at }): readonly Missing[] => {
    const verdict = name === '' ? undefined : verdictOf(name, mode)
    if (verdict === undefined || verdict === 'yes') return []
    const tick = verdict === 'conditions' || verdict === 'unlisted'
    if (tick && ticked) return []
    // Where another product carries it, that is said of the product.
    if ((verdict === 'no' || verdict === 'agreement') && goesOtherwise(form, { verdictOf, quote })) return []
    const control = `[data-good="${at}"] ${tick ? '[type=checkbox]' : 'input'}`
    return [{ section: 'order-goods', control, text: fill(sentences[verdict], { name, hotline }), at }]
  })
}

/** The product cannot carry the goods, and another of its kind can. */
function missingProduct(form: OrderForm, { missing }: OrderWords, judging: Judging): readonly Missing[] {
  const bar = barOf(form, form.product, judging.quote, judging.verdictOf)
  if (bar === null || !goesOtherwise(form, judging)) return []
  const text = fill(missing.product, { name: bar.name })
  return [{ section: 'order-product', control: '[name=product]:enabled:not(:checked)', text }]
}

/** Whether a product of this kind that is offered carries all the goods. */
function goesOtherwise(form: OrderForm, { quote, verdictOf }: Judging): boolean {
  return productsOf(form.kind).some(
    (product) =>
      product !== form.product &&
      !quote?.refused.some((one) => one.product === product) &&
      barOf(form, product, quote, verdictOf) === null,
  )
}

function missingSizes(
  form: OrderForm,
  words: OrderWords,
  today: string,
  mostPieces: number,
): readonly Missing[] {
  const { form: labels, missing, hotline } = words
  const read = quoteOf(form, today)
  const tooMany = (control: string) => [
    { section: 'order-parcels', control, text: fill(missing.pieces, { most: mostPieces }) },
  ]
  if (read.kind === 'input') {
    const beyond = sizeBeyond(read.input.pieces, mostPieces)
    return beyond === null ? [] : tooMany(controlOfSize(beyond, 'count'))
  }
  return read.problems.flatMap(({ field, code }): readonly Missing[] => {
    if (field === 'from' || field === 'to' || field === 'date') return []
    const control = `[id="f-${field}"]`
    if (field === 'pieces')
      return [{ section: 'order-parcels', control: 'input', text: fill(missing.much, { hotline }) }]
    if (field.startsWith('sizes.')) {
      if (field.endsWith('.count') && code === 'too-large') return tooMany(control)
      const name = field.split('.')[2] as 'length' | 'width' | 'height' | 'weight' | 'count'
      return [{ section: 'order-parcels', control, text: fill(missing.size, { field: labels[name] }) }]
    }
    const label = field === 'cashOnDelivery' ? labels.collect : labels.declaredValue
    return [{ section: 'order-extras', control, text: fill(missing.amount, { field: label }) }]
  })
}

/** The control of one entry of a size. */
function controlOfSize(size: number | string, entry: string): string {
  return `[id="f-sizes.${size}.${entry}"]`
}

function missingContact({ mobile, code }: Contact, { missing }: OrderWords): readonly Missing[] {
  const say = (control: string, text: string) => ({ section: 'order-contact', control, text })
  return [
    ...(mobilePattern.test(mobileOf(mobile))
      ? []
      : [say('#order-mobile', mobile.trim() === '' ? missing.mobile : missing.wrongMobile)]),
    ...(/^\d{6}$/.test(code.trim()) ? [] : [say('#order-code', missing.code)]),
  ]
}

const sections: readonly (readonly [RegExp, string])[] = [
  [/^sender/, 'order-sender'],
  [/^recipient/, 'order-recipient'],
  [/^goods\b/, 'order-goods'],
  [/^pieces/, 'order-parcels'],
  [/^(product|kind|goodsKind)/, 'order-product'],
  [/^(addOns|declaredValue|cashOnDelivery)/, 'order-extras'],
  [/^payer/, 'order-payer'],
  [/^contact/, 'order-contact'],
]

/** What the server found wrong with an order, each at the section it is in. */
export function missingByServer(fields: readonly AnsweredField[]): readonly Missing[] {
  return fields.map(({ path, message }) => {
    const [, good] = /^goods\.(\d+)/.exec(path) ?? []
    const [, size, entry] = /^pieces\.(\d+)\.(\w+)$/.exec(path) ?? []
    return {
      section: sections.find(([pattern]) => pattern.test(path))?.[1] ?? 'order-pickup',
      control:
        good !== undefined
          ? `[data-good="${good}"] input`
          : size !== undefined && entry !== undefined
            ? controlOfSize(size, entry)
            : 'input:enabled',
      text: message,
      ...(good === undefined ? {} : { at: Number(good) }),
    }
  })
}
