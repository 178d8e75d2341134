import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { branchColumns } from '@hongyan/domain/branches/read-branch'
import { dropBranches, storeBranches } from '@hongyan/domain/branches/store-branches'
import { openToolContext } from '../seed/tool-context.ts'
import { rowsOfFile, UnreadableFile } from '../table-file.ts'
import { type CheckedBranches, checkBranches } from './check-branches.ts'

const usage = `node tools/load-branches/load-branches.ts FILE.csv|FILE.xlsx
    --db URL        the database of the site; without it the one the site is configured for
    --dry-run       check the file only
  node tools/load-branches/load-branches.ts --sample [--db URL]
    back to the network that the site ships with

  CSV in UTF-8, UTF-16, GB18030 or Big5, or XLSX; a row names the columns:
    ${branchColumns.slice(0, 11).join(', ')},
    ${branchColumns.slice(11).join(', ')}.
  Texts in Traditional Chinese (name.hk, address.hk) are derived where a row has none.
  The district is a six-digit code, or that of a city abroad such as SGSIN; hours are those of its own clocks.
  See tools/load-branches/example.csv. The file is the whole network: it takes the place of the one in force, and only
  when every row is good. Running sites follow within a minute.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    db: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const [file] = positionals
if (values.help || (file === undefined) === !values.sample) {
  process.stdout.write(usage)
  process.exit(values.help ? 0 : 2)
}

if (file === undefined) {
  await withContext(dropBranches)
  process.stdout.write('The network that the site ships with is in force.\n')
} else {
  const { unused, rows, branches, problems } = await checked(file)
  if (unused.length > 0) process.stdout.write(`columns that are not used: ${unused.join(', ')}\n`)
  for (const { row, problem } of problems) process.stdout.write(`row ${row}: ${problem}\n`)
  process.stdout.write(`${rows} rows, ${branches.length} branches, ${problems.length} problems\n`)
  if (problems.length > 0 || branches.length === 0) process.exit(1)
  if (!values['dry-run']) {
    const { edition, fresh } = await withContext((ctx) => storeBranches(ctx, branches))
    process.stdout.write(
      fresh
        ? `Edition ${edition} is in force.\n`
        : `Nothing has changed: edition ${edition} stays in force.\n`,
    )
  }
}

async function checked(path: string): Promise<CheckedBranches> {
  try {
    return checkBranches(await rowsOfFile(await readFile(path)))
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    process.stderr.write(`${path}: ${error.message}\n`)
    process.exit(1)
  }
}

async function withContext<T>(
  work: (ctx: Awaited<ReturnType<typeof openToolContext>>['ctx']) => Promise<T>,
): Promise<T> {
  const { ctx, db } = await openToolContext({ name: 'load-branches', databaseUrl: values.db })
  try {
    return await work(ctx)
  } finally {
    await db.close()
  }
}
