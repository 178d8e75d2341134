import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { branchColumns } from '@hongyan/domain'
import { inHongKong } from './in-hong-kong.ts'
import { planNetwork } from './plan-network.ts'

/** Writes the network that the site ships with. Running it again changes nothing while its inputs stand. */
const records = planNetwork().map(inHongKong)
const lines = records.map((record) => branchColumns.map((column) => record[column] ?? '').join('\t'))
const file = fileURLToPath(new URL('../../packages/domain/src/branches/sample-table.gen.ts', import.meta.url))
writeFileSync(
  file,
  `/** Sample branches as a table, columns apart by tabs. Made by tools/branches/generate-network.ts; fictional. */
export const sampleTable = \`${[branchColumns.join('\t'), ...lines].join('\n')}\`
`,
)
process.stdout.write(`${records.length} branches\n`)
