import { type Ctx, isoUtc, listKeptLists, ordersOfList } from '@hongyan/domain'
import { presentOrder } from '../present.ts'
import { listMark } from './list-mark.ts'
import type { OwnLists } from './load.ts'
import { isListKey, readPostedList } from './read-posted-list.ts'

/** What the page of a list asks in the name of whoever is signed in. */
export function ownLists(ctx: Ctx): OwnLists {
  return {
    listMark: listMark(ctx),
    keptLists: async () =>
      (await listKeptLists(ctx)).flatMap(({ key, fields, updatedAt }) => {
        const list = readPostedList(valuesOf(fields), ctx.settings.orders.rowsPerImport)
        if (list === null) return []
        return [{ key, of: list.of, lines: list.lines.length, updatedAt: isoUtc(updatedAt) }]
      }),
    ordersOfList: async (key, of) => {
      const orders = isListKey(key) ? await ordersOfList(ctx, { idempotencyKey: key, of }) : []
      return orders.map(({ view }) => presentOrder(view))
    },
  }
}

/** Fields as a form sends them. */
export function valuesOf(fields: readonly (readonly [name: string, value: string])[]): URLSearchParams {
  return new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]))
}
