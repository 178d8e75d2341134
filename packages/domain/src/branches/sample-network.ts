import { localeOf, rootId, withOurNames, writtenIds } from '@hongyan/locales'
import type { Branch } from './branch.ts'
import { type BranchNetwork, branchNetwork } from './branch-network.ts'
import { type BranchRecord, branchColumns, readBranch } from './read-branch.ts'
import table from './sample-branches.gen.json' with { type: 'json' }

let network: BranchNetwork | null = null

/** The network the site ships with, fictional and complete. Read when first asked for. */
export function sampleNetwork(): BranchNetwork {
  network ??= branchNetwork(sampleBranches())
  return network
}

/** Every row of the sample table as the branch it describes. A row that is none is a mistake in the table. */
function sampleBranches(): readonly Branch[] {
  const [, ...lines] = table.lines
  return lines.map((line) => {
    const read = readBranch(recordOf(line.split('\t')))
    if (read.kind === 'branch') return read.branch
    throw new Error(`the sample table has a bad row: ${read.problems.join('; ')} in ${line.slice(0, 40)}`)
  })
}

function recordOf(cells: readonly string[]): BranchRecord {
  return Object.fromEntries(
    branchColumns.flatMap((column, index) => (cells[index] ? [[column, named(column, cells[index])]] : [])),
  )
}

/** A cell with the names of the company in it, in the language of its column. */
function named(column: string, cell: string): string {
  const key = column.split('.')[1]
  const language = writtenIds.find((id) => localeOf(id).key === key) ?? rootId
  return withOurNames(cell, language)
}
