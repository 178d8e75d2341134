import type { LabelPreview } from '../labels/label-drawing.ts'
import type { Contact, Missing } from './form/missing-fields.ts'
import type { OrderForm, Party } from './form/order-form.ts'
import type { PickupOffer } from './form/pickup-strip.ts'
import type { Terms } from './form/price-card.ts'
import type { Receipt } from './state/place.ts'
import type { Moved, PlacedOrder } from './state/use-placed.ts'

/** Names of the buttons that send the order form without a script; all are called `do`. */
export const orderButtons = {
  price: 'price',
  review: 'review',
  edit: 'edit',
  place: 'place',
  look: 'look',
  label: 'label',
  cancel: 'cancel',
  move: 'move',
  again: 'again',
  fresh: 'fresh',
  good: 'good',
  readSender: 'read-sender',
  readRecipient: 'read-recipient',
} as const

/** Name of the buttons that show the label of another package; their value is which. */
export const pieceButton = 'piece'

/** An order as the page after it was placed knows it; null what it does not know yet. */
export type PlacedPage = {
  readonly receipt: Receipt
  readonly order: PlacedOrder | null
  /** The times its pickup can be moved to. */
  readonly windows: PickupOffer | null
  readonly label: LabelPreview | null
  /** What became of moving its pickup. */
  readonly moved: Moved | null
}

/** An order form that was sent without a script, and what came of it. */
export type SubmittedOrder = {
  readonly stage: 'form' | 'review'
  readonly form: OrderForm
  /** Either area as it was typed, or in full where it was found. */
  readonly places: Readonly<Record<Party, string>>
  readonly contact: Contact
  /** Somebody is signed in: no code is asked for. */
  readonly customer: boolean
  /** Whose it becomes has a contract to pay monthly. */
  readonly monthly: boolean
  /**
   * The company that it is placed for, without a name while nobody is signed in, and whose form it is; null for one of
   * their own.
   */
  readonly company: { readonly name: string | null; readonly mark: string } | null
  /** A review was asked for: whatever is missing is told. */
  readonly shownErrors: boolean
  readonly pickup: PickupOffer | null
  readonly terms: Terms | null
  /** What the server finds wrong. */
  readonly problems: readonly Missing[]
  /** The terms that were shown before they changed. */
  readonly before: Pick<Terms, 'total' | 'arrivesUntil'> | null
  /** What came of a pasted address or of asking for a code, and where it is said. */
  readonly notice: { readonly at: Party | 'code'; readonly text: string } | null
  /** What has to be answered before another code is sent; `isWrong`: the answer before was. */
  readonly codeQuestion: {
    readonly question: string
    readonly token: string
    readonly isWrong: boolean
  } | null
  readonly trouble: string | null
  /** Sent again with it, an order is placed once. */
  readonly key: string
  /** The fields of the order as they are sent on with the next step. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly placed: PlacedPage | null
}
