import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from './where-written.ts'

type Written<Row> = Row extends readonly [string, ...infer Rest] ? readonly [LocaleId, ...Rest] : never

/** The rows of a table, each of which begins with a language, that are of a language of the site. */
export function writtenRows<const Row extends readonly [string, ...unknown[]]>(
  rows: readonly Row[],
): readonly Written<Row>[] {
  return rows.flatMap((row) => whereWritten(row[0], () => [row as unknown as Written<Row>]) ?? [])
}
