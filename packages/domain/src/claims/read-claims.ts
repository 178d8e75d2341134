import type { ClaimRow, Schema } from '@hongyan/db'
import type { Kysely, Transaction } from 'kysely'
import { type ClaimState, claimTransitions, readClaimState } from './claim-state.ts'
import type { ClaimKind, ClaimMediaType } from './claim-vocabulary.ts'

/** A file of a claim, without its bytes. */
type ClaimFile = {
  readonly id: string
  readonly name: string
  readonly mediaType: ClaimMediaType
  /** Bytes. */
  readonly size: number
}

/** A claim as its customer sees it. */
export type ClaimView = {
  readonly id: string
  readonly number: string
  readonly waybillNo: string
  readonly kind: ClaimKind
  readonly amountFen: number
  readonly story: string
  readonly state: ClaimState
  readonly createdAt: number
  readonly revision: number
  readonly files: readonly ClaimFile[]
  readonly mayAdd: boolean
  readonly mayWithdraw: boolean
}

type Query = Kysely<Schema> | Transaction<Schema>

/** The claims of an account about one shipment, or about all, newest first. */
export async function readClaims(
  query: Query,
  { customerId, waybillNo }: { readonly customerId: string; readonly waybillNo: string | null },
): Promise<readonly ClaimView[]> {
  const rows = await query
    .selectFrom('claims')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(waybillNo !== null, (asked) => asked.where('waybill_no', '=', waybillNo ?? ''))
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return describeClaims(query, rows)
}

/** Claims with their files, in the order of the rows. */
export async function describeClaims(query: Query, rows: readonly ClaimRow[]): Promise<readonly ClaimView[]> {
  if (rows.length === 0) return []
  const files = await query
    .selectFrom('claim_files')
    .select(['id', 'claim_id', 'name', 'media_type', 'size'])
    .where(
      'claim_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const state = readClaimState(row)
    const steps = claimTransitions[state.kind]
    return {
      id: row.id,
      number: row.number,
      waybillNo: row.waybill_no,
      kind: row.kind as ClaimKind,
      amountFen: row.amount_fen,
      story: row.story,
      state,
      createdAt: row.created_at,
      revision: row.revision,
      files: files
        .filter(({ claim_id }) => claim_id === row.id)
        .map(({ id, name, media_type, size }) => ({
          id,
          name,
          mediaType: media_type as ClaimMediaType,
          size,
        })),
      mayAdd: steps['add-file'] !== undefined,
      mayWithdraw: steps.withdraw !== undefined,
    }
  })
}
