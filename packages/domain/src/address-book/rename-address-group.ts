import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { longestFields } from './book-rules.ts'
import { groupAsStored } from './group-names.ts'
import { changeBook } from './own-book.ts'

/**
 * Renames a group of the customer's own book, or dissolves it where `to` is null; its addresses stay. Refuses
 * `invalid-input` for a name that is too long.
 */
export async function renameAddressGroup(
  ctx: Ctx,
  input: { readonly from: string; readonly to: string | null },
): Promise<void> {
  const to = groupAsStored(input.to?.trim() ?? '') || null
  if ([...(to ?? '')].length > longestFields.group) {
    const fields = [{ path: 'to', message: 'tooLong' }]
    throw new DomainError({
      entity: 'address',
      code: 'invalid-input',
      detail: 'The name of the group is too long',
      fields,
    })
  }
  await changeBook(ctx, async ({ trx, customerId }) => {
    await trx
      .updateTable('book_addresses')
      .set({ group_name: to })
      .where('customer_id', '=', customerId)
      .where('group_name', '=', input.from)
      .execute()
  })
}
