import type { Branch } from '@hongyan/domain/branches/branch'
import { type BranchRecord, branchColumns, readBranch } from '@hongyan/domain/branches/read-branch'
import type { Rows } from '@hongyan/tables'
import { inHongKong } from '../branches/in-hong-kong.ts'
import { strangeColumns, tableUnder } from '../table-file.ts'

/** What is wrong with a row, the column first. */
type RowProblem = { readonly row: number; readonly problem: string }

export type CheckedBranches = {
  /** Columns of the file that no branch has. */
  readonly unused: readonly string[]
  readonly rows: number
  readonly branches: readonly Branch[]
  readonly problems: readonly RowProblem[]
}

/** Reads a table of branches and reports on every row that is none; a code may stand once. */
export function checkBranches(table: Rows): CheckedBranches {
  const { header, rows } = tableUnder(table, 'code')
  const branches: Branch[] = []
  const problems: RowProblem[] = []
  const firstRows = new Map<string, number>()
  for (const line of rows) {
    if ('problem' in line) {
      problems.push(line)
      continue
    }
    const read = readBranch(inHongKong(recordOf(header, line.cells)))
    if (read.kind === 'problems') {
      problems.push(...read.problems.map((problem) => ({ row: line.row, problem })))
      continue
    }
    const { code } = read.branch
    const first = firstRows.get(code)
    if (first === undefined) {
      firstRows.set(code, line.row)
      branches.push(read.branch)
    } else {
      problems.push({ row: line.row, problem: `code: ${code} stands in row ${first} already` })
    }
  }
  return {
    unused: strangeColumns(header, [...branchColumns, 'name.hk', 'address.hk']),
    rows: rows.length,
    branches,
    problems,
  }
}

/** Object.create(null): a header may not reach a prototype. */
function recordOf(header: readonly string[], cells: readonly string[]): BranchRecord {
  const record: Record<string, string> = Object.create(null)
  for (const [index, column] of header.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (cell !== '') record[column] = cell
  }
  return record
}
