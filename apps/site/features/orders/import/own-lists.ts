import { roleMay } from '@hongyan/domain/companies/company-rules'
import { listSavedLists } from '@hongyan/domain/orders/list-saved-lists'
import { numbersOfList } from '@hongyan/domain/orders/numbers-of-list'
import type { ListDraft } from '@hongyan/domain/orders/order-list-draft'
import { ordersOfList } from '@hongyan/domain/orders/orders-of-list'
import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { presentOrder } from '../present.ts'
import { membershipIn, ownersOfList } from './company-now.ts'
import { listMark } from './list-mark.ts'
import { linesOfText, listTextIn } from './list-text.ts'
import type { OwnLists } from './load.ts'
import { isListKey, readSubmittedList } from './read-submitted-list.ts'
import type { SavedList } from './ui/import-model.ts'

/** What the page of a list asks in the name of whoever is signed in. */
export function ownLists(ctx: Ctx): OwnLists {
  return {
    listMark: listMark(ctx),
    savedLists: async () => {
      const kept = await Promise.all((await listSavedLists(ctx)).map((list) => presentSaved(ctx, list)))
      return kept.filter((list) => list !== null)
    },
    ordersOfList: async (key, of) => {
      const orders = isListKey(key) ? await ordersOfList(ctx, { idempotencyKey: key, of }) : []
      return orders.map(({ view }) => presentOrder(view))
    },
  }
}

/** What is said of a list that is kept: how long it is, how far it has come, and when that was. */
async function presentSaved(ctx: Ctx, { key, fields, updatedAt }: ListDraft): Promise<SavedList | null> {
  const pasted = listTextIn(key, fields)
  if (pasted !== null) {
    return { key, of: pasted.of, lines: linesOfText(pasted.text), placed: null, updatedAt: isoUtc(updatedAt) }
  }
  const list = readSubmittedList(valuesOf(fields), ctx.settings.orders.rowsPerImport)
  if (list === null) return null
  const mine = membershipIn({ ctx })
  const owners = ownersOfList(list, mine && roleMay(mine.role, 'order') ? mine.companyId : null)
  const { size: placed } = await numbersOfList(ctx, { idempotencyKey: key, owners })
  return { key, of: list.of, lines: list.lines.length, placed, updatedAt: isoUtc(updatedAt) }
}

/** Fields as a form sends them. */
export function valuesOf(fields: readonly (readonly [name: string, value: string])[]): URLSearchParams {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]))
}
