import { branchColumns } from '@hongyan/domain/branches/read-branch'
import { writeLines } from '../steps/write-lines.ts'
import { inHongKong } from './in-hong-kong.ts'
import { planNetwork } from './plan-network.ts'

/** Writes the network that the site ships with. Running it again changes nothing while its inputs stand. */
const records = planNetwork().map(inHongKong)
const lines = records.map((record) => branchColumns.map((column) => record[column] ?? '').join('\t'))
writeLines('packages/domain/src/branches/sample-branches.gen.json', {
  about:
    'Sample branches as a table, columns apart by tabs. Made by tools/branches/generate-network.ts; fictional.',
  lines: [branchColumns.join('\t'), ...lines],
})
process.stdout.write(`${records.length} branches\n`)
