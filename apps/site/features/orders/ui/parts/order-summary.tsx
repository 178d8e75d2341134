import { productWords } from '@hongyan/content/product-words'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import type { GoodsKind } from '@hongyan/domain/quotes/vocabulary'
import {
  areaLine,
  fill,
  formatListDate,
  formatMoney,
  homeZone,
  inMinors,
  marksOf,
  noonAtHome,
  streetLine,
} from '@hongyan/locales'
import { areaPath } from '../../../addresses/widgets/address-input/area-path.ts'
import { useAreaTree } from '../../../addresses/widgets/address-input/use-area-tree.ts'
import type { OrderForm, Party } from '../form/order-form.ts'
import { dayName, windowText } from '../form/pickup-strip.ts'
import type { PriceCard, Terms } from '../form/price-card.ts'
import { extraName } from '../form/section-lines.ts'
import { ArrivalDays } from './arrival-days.tsx'
import { CardAbout } from './card-about.tsx'
import { useOrderTexts } from './order-texts.ts'
import { ParcelBoxes } from './parcel-boxes.tsx'
import styles from './review-dialog.module.css'

type ShownTerms = Pick<Terms, 'total' | 'arrivesUntil'>

/** The terms that were shown beside those that hold now. */
export function ChangedTerms({ before, terms }: { readonly before: ShownTerms; readonly terms: ShownTerms }) {
  const { review: say } = useOrderTexts().words
  return (
    <div className={styles.changed} role="alert">
      <p>{say.changed}</p>
      <dl>
        <Side name={say.before} terms={before} />
        <Side name={say.now} terms={terms} />
      </dl>
    </div>
  )
}

function Side({ name, terms }: { readonly name: string; readonly terms: ShownTerms }) {
  const { locale, words } = useOrderTexts()
  const day = formatListDate(noonAtHome(terms.arrivesUntil), homeZone, true)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{formatMoney(locale, terms.total)}</b>
        {fill(words.review.arrives, { day })}
      </dd>
    </div>
  )
}

/** What it costs, when it arrives and what it looks like, beside what is sent. */
function ReviewCard({ form, card }: { readonly form: OrderForm; readonly card: PriceCard }) {
  const { words } = useOrderTexts()
  return (
    <div className={styles.card}>
      <b className={styles.total}>{card.total}</b>
      {card.tax !== null && <span>{card.tax}</span>}
      <span>{words.payer.choices[form.payer]}</span>
      <div className={styles.arrival}>
        <b>{fill(words.card.arrives, { text: card.arrival })}</b>
        <ArrivalDays days={card.days} />
      </div>
      <CardAbout card={card} />
      <ParcelBoxes sizes={form.sizes} named />
    </div>
  )
}

/** Everything an order says, in a few lines. `places` are its areas in words, where they are known already. */
export function OrderSummary({
  form,
  card,
  places,
  company,
  now,
}: {
  readonly form: OrderForm
  readonly card: PriceCard | null
  readonly places: Readonly<Record<Party, string>> | null
  /** What is said of the company that it is placed for; null for one of their own. */
  readonly company: string | null
  readonly now: number
}) {
  const { locale, words } = useOrderTexts()
  const tree = useAreaTree()
  const { review: say } = words
  const comma = marksOf(locale).list
  const party = (of: Party) => {
    const { name, phone, area, detail } = form[of]
    const path = tree.kind === 'ready' ? areaPath(tree.tree, area) : []
    const line =
      places?.[of] ??
      areaLine(
        path.map((one) => one.address),
        locale,
      )
    return [`${name} ${maskPhone(phone)}`, streetLine(line, detail, locale)]
  }
  const amount = (typed: string) => {
    const read = Number(typed.replaceAll(',', ''))
    return read > 0 ? [formatMoney(locale, inMinors(read))] : []
  }
  const { window } = form
  const day = window?.from.slice(0, 10) ?? ''
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.parties.sender.title, party('sender')],
    [words.parties.recipient.title, party('recipient')],
    [
      say.goods,
      [
        form.goods
          .map(({ name }) => name.trim())
          .filter((name) => name !== '')
          .join(comma),
      ],
    ],
    [say.product, card === null ? [productWords(words.offered, form.product).name] : []],
    [
      say.pickup,
      window === null
        ? []
        : [`${dayName(locale, words, day, now)} ${windowText(locale, window)}`, words.pickup.ways[form.way]],
    ],
    [
      say.extras,
      form.addOns.length === 0 ? [] : [form.addOns.map((id) => extraName(id, words.form)).join(comma)],
    ],
    [say.value, amount(form.declaredValue)],
    [say.collect, form.addOns.includes('cash-on-delivery') ? amount(form.cashOnDelivery) : []],
    [
      say.temperature,
      form.goodsKind === 'general'
        ? []
        : [words.form.goodsKinds[form.goodsKind as GoodsKind] ?? form.goodsKind],
    ],
    [say.payer, card === null ? [words.payer.choices[form.payer]] : []],
    [say.company, company === null ? [] : [company]],
    [say.note, form.note.trim() === '' ? [] : [form.note.trim()]],
  ]
  return (
    <div className={styles.sheet}>
      <dl className={styles.summary}>
        {rows
          .filter(([, lines]) => lines.length > 0)
          .map(([term, lines]) => (
            <div key={term}>
              <dt>{term}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
      </dl>
      {card !== null && <ReviewCard form={form} card={card} />}
    </div>
  )
}
