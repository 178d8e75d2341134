import { tablesAfter } from './backup/table-shapes.ts'
import { migrations } from './migrate.ts'

const typeOf = { text: 'string', number: 'number', bytes: 'Uint8Array' } as const

/** The module that says which rows the migrations make: what stands in each column, and whether it may be left out. */
export async function describeRows(): Promise<string> {
  const tables = [...(await tablesAfter(migrations))].sort((a, b) => (a.table < b.table ? -1 : 1))
  const rows = tables.map(({ table, columns }) => {
    const fields = columns.map(({ name, kind, nullable, filled }) => {
      const type = `${typeOf[kind]}${nullable ? ' | null' : ''}`
      return `    ${name}: ${filled ? `Generated<${type}>` : type}`
    })
    return `  ${table}: {\n${fields.join('\n')}\n  }`
  })
  return [
    "import type { Generated } from 'kysely'",
    '',
    '// Written by `npm run rows`. Do not edit.',
    'export type MigratedRows = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
