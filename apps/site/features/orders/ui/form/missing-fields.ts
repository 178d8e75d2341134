import { isOrderPhone, lacksDigit, sizeBeyond, tidyPhone } from '@hongyan/domain/order-rules'
import { fill } from '@hongyan/locales'
import type { AreaTree } from '../../../../blocks/address-input/ask-addresses.ts'
import type { AnsweredField } from '../../../../client/call-error.ts'
import type { OrderWords } from '../words.ts'
import { quoteOf } from './order-body.ts'
import { type OrderForm, type Party, parties } from './order-form.ts'

/** One thing that keeps an order from being placed: the section it is in, the control in that, and what to do. */
export type Missing = {
  readonly section: string
  readonly control: string
  readonly text: string
  /** Which of the goods it is about. */
  readonly at?: number
}

/** What the list says of each good, by its name as typed; absent while it is being asked. */
export type Verdicts = Readonly<Record<string, 'yes' | 'conditions' | 'agreement' | 'no' | 'unknown'>>

export type Contact = { readonly mobile: string; readonly code: string }

const controls = {
  name: '[autocomplete=name]',
  phone: '[autocomplete=tel]',
  area: '[role=combobox]',
  detail: '[autocomplete=street-address]',
} as const

/** Whether an area needs no district below it. Before the tree is there only a province is known to. */
export function isWholeArea(area: string, tree: AreaTree): boolean {
  return /^\d{6}$/.test(area) && !area.endsWith('0000') && (tree[area] ?? []).length === 0
}

/** Everything an order still lacks, in the order of the form. Without an account `contact` belongs to it. */
export function missingFields(
  form: OrderForm,
  about: {
    readonly words: OrderWords
    readonly tree: AreaTree
    readonly today: string
    readonly verdicts: Verdicts
    readonly contact: Contact | null
    /** The most pieces of one order. */
    readonly mostPieces: number
  },
): readonly Missing[] {
  const { words, tree, today, verdicts, contact, mostPieces } = about
  const { missing } = words
  return [
    ...parties.flatMap((of) => missingOfParty(form, of, words, tree)),
    ...missingGoods(form, words, verdicts),
    ...missingSizes(form, words, today, mostPieces),
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
  const called = tidyPhone(phone)
  return [
    ...(name.trim() === '' ? [absent('name')] : []),
    ...(called === ''
      ? [absent('phone')]
      : lacksDigit(called)
        ? [say('phone', fill(missing.digit, { who }))]
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

function missingGoods(
  { goods }: OrderForm,
  { missing, hotline }: OrderWords,
  verdicts: Verdicts,
): readonly Missing[] {
  const named = goods.map(({ name, ticked }, at) => ({ name: name.trim(), ticked, at }))
  if (named.every(({ name }) => name === ''))
    return [{ section: 'order-goods', control: 'input', text: missing.good }]
  return named.flatMap(({ name, ticked, at }) => {
    const verdict = verdicts[name]
    const say = (text: string) => [
      {
        section: 'order-goods',
        control: `[data-good="${at}"] input`,
        text: fill(text, { name, hotline }),
        at,
      },
    ]
    if (name === '') return []
    if (verdict === 'no') return say(missing.barred)
    if (verdict === 'agreement') return say(missing.agreement)
    return verdict === 'conditions' && !ticked
      ? [{ ...say(missing.tick)[0], control: `[data-good="${at}"] [type=checkbox]` } as Missing]
      : []
  })
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
    ...(/^1[3-9]\d{9}$/.test(tidyPhone(mobile)) ? [] : [say('#order-mobile', missing.mobile)]),
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
