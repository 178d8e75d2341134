import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { forgetOrderList } from '@hongyan/domain/orders/forget-order-list'
import type { ListField } from '@hongyan/domain/orders/order-list-draft'
import { saveOrderList } from '@hongyan/domain/orders/save-order-list'
import type { Ctx } from '@hongyan/kernel/context'
import { ownerIn } from '../../../shell/parts/own-list/list-filters.ts'
import { controls } from './ui/list-controls.ts'

/** A list that was pasted and not looked over yet, with the id of the form that it stands in. */
type ListText = { readonly form: string; readonly of: RecordOwner; readonly text: string }

/** Keeps such a list for an account, in place of what was pasted into its form before. Says whether it is kept. */
export async function storeListText(ctx: Ctx, { form, of, text }: ListText): Promise<boolean> {
  const key = keyOfText(form)
  if (text.trim() === '') {
    await forgetOrderList(ctx, { key })
    return true
  }
  const typed: readonly ListField[] = [[controls.of, of]]
  return saveOrderList(ctx, { key, look: form, lines: [[controls.text, text]], typed })
}

/** The list that fields of a kept one hold as it was pasted; null where it was looked over. */
export function listTextIn(key: string, fields: readonly ListField[]): ListText | null {
  const values = new Map(fields)
  const text = values.get(controls.text)
  if (text === undefined || !isTextKey(key)) return null
  return { form: key.slice(prefix.length), of: ownerIn(values.get(controls.of)) ?? 'own', text }
}

const prefix = 'list-'

/** What the text of a form is kept under. */
export function keyOfText(form: string): string {
  return prefix + form
}

/** Whether a text can be the key of a list that was pasted: its form has an id as `randomUUID` makes them. */
export function isTextKey(key: string): boolean {
  return /^list-[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)
}

/** How many orders a text seems to have: its lines with words in them but the heading. */
export function linesOfText(text: string): number {
  const lines = text.split(/[\r\n]+/).filter((line) => /[\p{L}\p{N}]/u.test(line))
  return Math.max(lines.length - 1, 0)
}
