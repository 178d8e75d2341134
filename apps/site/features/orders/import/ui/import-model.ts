import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { OrderProduct } from '@hongyan/domain/orders/order-vocabulary'
import type { LocaleId } from '@hongyan/locales'
import type { ListedOrder } from '../../list/load.ts'
import type { OrderColumn } from '../order-columns.ts'
import type { ForAll, ListAct } from './list-controls.ts'

/** A cell that is to be mended, or belongs to one that is. */
export type CellField = {
  readonly column: OrderColumn
  readonly value: string
  readonly problem: string | null
  /** The next time that can be asked for, in China, where that is what is wrong. */
  readonly earliest: { readonly day: string; readonly time: string } | null
}

/** One line of the dry run. Money in minor units, days in China, times ISO 8601. */
export type ReviewRow = {
  /** In the list, from 1. */
  readonly place: number
  /** In the file, as a spreadsheet counts. */
  readonly line: number
  readonly isTaken: boolean
  /** Of the order that it is already. */
  readonly number: string | null
  readonly recipient: string
  readonly from: string
  readonly to: string
  readonly goods: string
  readonly product: OrderProduct
  readonly pieces: number
  readonly pickup: { readonly from: string; readonly until: string } | null
  /** Null while something is wrong. */
  readonly terms: {
    readonly total: number
    readonly arrivesUntil: string
    readonly arrivesBy: string
  } | null
  /** What the form says was shown. */
  readonly shown: string | null
  /** What stood here before, where it does not hold any more. */
  readonly before: { readonly total: number; readonly arrivesUntil: string } | null
  readonly fields: readonly CellField[]
}

/** What is said above the lines. */
export type ReviewOutcome =
  | { readonly kind: 'asks'; readonly changed: number; readonly mended: number; readonly barred: number }
  | { readonly kind: 'placed'; readonly count: number }
  /** `own-now`: whoever sent it may not order any more for the company that it was looked over for. */
  | { readonly kind: 'none' | 'conflict' | 'own-now' }

export type ImportStep =
  | {
      readonly kind: 'choose'
      /** Names the form: sent twice it is one list. */
      readonly form: string
      readonly of: RecordOwner
      readonly text: string
      readonly problem: string | null
    }
  | {
      readonly kind: 'review'
      readonly key: string
      readonly of: RecordOwner
      /** Those that it was open for, by their ids, and last the one that they may order for. */
      readonly companies: readonly string[]
      /** Whether the account keeps it: one that was placed or forgotten meanwhile is kept no more. */
      readonly isSaved: boolean
      /** The one pickup for many lines, as it was typed. */
      readonly forAll: ForAll
      /** Names this look at the list, for what is typed into it. */
      readonly look: string
      readonly list: string
      readonly rows: readonly ReviewRow[]
      /** What was made of the file, in sentences. */
      readonly report: readonly string[]
      readonly outcome: ReviewOutcome | null
    }
  /** Nobody knows what became of it; sent again it is still one. */
  | {
      readonly kind: 'again'
      readonly act: ListAct
      readonly fields: readonly (readonly [name: string, value: string])[]
    }
  | {
      readonly kind: 'done'
      readonly key: string
      readonly of: RecordOwner
      readonly orders: readonly ListedOrder[]
      readonly problem: string | null
    }

/** A list that can be gone on with. */
export type SavedList = {
  readonly key: string
  readonly of: RecordOwner
  readonly lines: number
  /** How many of its lines are ordered already; null for one that was pasted and not looked over yet. */
  readonly placed: number | null
  /** ISO 8601. */
  readonly updatedAt: string
}

export type OrderImportPage = {
  readonly locale: LocaleId
  /** Where to sign in, where nobody is. */
  readonly signIn: string | null
  /** Orders that one list may have. */
  readonly most: number
  /** Labels that one file may have. */
  readonly mostLabels: number
  /** The company that they may order for, or whose orders are shown; null for none. */
  readonly company: string | null
  /** Whose forms these are; nobody's is empty. */
  readonly mark: string
  /** Lists that the account has pasted or looked over, and not placed. */
  readonly kept: readonly SavedList[]
  readonly step: ImportStep
}
