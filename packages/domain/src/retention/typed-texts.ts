import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { type Person, rowsNaming } from './person.ts'

type Rows = readonly { readonly id: string; readonly text: string | null }[]

type TypedText = {
  /** Rows in whose text such a number or address may stand. */
  readonly like: (trx: Transaction<Schema>, pattern: string) => Promise<Rows>
  readonly erase: (trx: Transaction<Schema>, ids: readonly string[]) => Promise<unknown>
}

/**
 * What visitors and staff type freely and no law keeps: somebody else may have named a person in it. A row that is
 * nothing beside its text goes, of others the text.
 */
export const typedTexts = {
  notes: {
    like: (trx, pattern) =>
      trx.selectFrom('work_notes').select(['id', 'text']).where('text', 'like', pattern).execute(),
    erase: (trx, ids) => trx.deleteFrom('work_notes').where('id', 'in', ids).execute(),
  },
  comments: {
    like: (trx, pattern) =>
      trx.selectFrom('desk_comments').select(['id', 'text']).where('text', 'like', pattern).execute(),
    erase: (trx, ids) => trx.deleteFrom('desk_comments').where('id', 'in', ids).execute(),
  },
  feedback: {
    like: (trx, pattern) =>
      trx.selectFrom('feedback').select(['id', 'text']).where('text', 'like', pattern).execute(),
    erase: (trx, ids) => trx.updateTable('feedback').set({ text: null }).where('id', 'in', ids).execute(),
  },
  remarks: {
    like: (trx, pattern) =>
      trx
        .selectFrom('enquiry_details')
        .select(['enquiry_id as id', 'remark as text'])
        .where('remark', 'like', pattern)
        .execute(),
    erase: (trx, ids) =>
      trx.updateTable('enquiry_details').set({ remark: null }).where('enquiry_id', 'in', ids).execute(),
  },
  nicknames: {
    like: (trx, pattern) =>
      trx
        .selectFrom('shipment_nicknames')
        .select(['waybill_no as id', 'nickname as text'])
        .where('nickname', 'like', pattern)
        .execute(),
    erase: (trx, ids) => trx.deleteFrom('shipment_nicknames').where('waybill_no', 'in', ids).execute(),
  },
  'webhook-answers': {
    like: (trx, pattern) =>
      trx
        .selectFrom('webhook_attempts')
        .select(['id', 'answer as text'])
        .where('answer', 'like', pattern)
        .execute(),
    erase: (trx, ids) =>
      trx.updateTable('webhook_attempts').set({ answer: null }).where('id', 'in', ids).execute(),
  },
} as const satisfies Record<string, TypedText>

/** The ids of rows whose text names a person, by what it is. */
export async function textsNaming(
  trx: Transaction<Schema>,
  kind: keyof typeof typedTexts,
  person: Person,
): Promise<readonly string[]> {
  return rowsNaming(person, (pattern) => typedTexts[kind].like(trx, pattern))
}
