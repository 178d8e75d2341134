import * as domain from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import { readRows } from '../../../../server/tables/read-rows.ts'
import { withFieldNames } from '../field-names.ts'
import type { SentAddress } from '../fields.ts'
import { readSent } from '../present.ts'
import { presentLine } from './present.ts'

/** What importing a file would do, its causes in the language of the visitor; null for what is no file of addresses. */
export async function reportOnFile(ctx: domain.Ctx, bytes: Uint8Array, locale: LocaleId) {
  const rows = await readRows(bytes)
  if (rows === null) return null
  const { lines, toLookAt, ...counted } = await domain.checkImport(ctx, { rows })
  return { total: lines, ...counted, lines: toLookAt.map((line) => presentLine(line, locale)) }
}

/** What was decided about a line, with its corrections as a call sends them. */
export type SentDecision = Omit<domain.ImportDecision, 'fields'> & {
  readonly fields?: SentAddress | undefined
}

/** Imports a file with what was decided about its lines; null for what is no file of addresses. */
export async function importFile(
  ctx: domain.Ctx,
  bytes: Uint8Array,
  sent: readonly SentDecision[],
): Promise<domain.ImportResult | null> {
  const rows = await readRows(bytes)
  if (rows === null) return null
  const decisions = sent.map(({ fields, ...decision }) => ({
    ...decision,
    ...(fields === undefined ? {} : { fields: readSent(fields) }),
  }))
  return withFieldNames('', () => domain.importAddresses(ctx, { rows, decisions }))
}
