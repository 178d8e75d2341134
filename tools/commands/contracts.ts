import { parseArgs } from 'node:util'
import { listContracts } from '@hongyan/domain/companies/list-contracts'
import type { MonthlyContract } from '@hongyan/domain/companies/monthly-contract'
import { setContract } from '@hongyan/domain/companies/set-contract'
import { DomainError } from '@hongyan/kernel/errors'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { openToolContext } from '../seed/tool-context.ts'

// Who may pay by a monthly account: lists whoever has a contract, notes a new one, or with `--end` that there is none
// any more. It counts with the next order; orders that stand keep their payer.
const usage = `npm run contracts [-- --account PHONE-OR-ID [--end]] [-- --company NAME-OR-ID [--end]]

  without options  whoever has a contract to pay monthly
  --account        has one from now on: the verified phone of an account, or its id
  --company        has one from now on: the whole name of a company, or its id
  --end            has none any more
`

const asked = readOptions()
const { ctx, db } = await openToolContext({ name: 'contracts' })
try {
  const found = asked === null ? await listContracts(ctx) : [await setContract(ctx, asked)]
  if (found.length === 0) console.log('Nobody has a contract.')
  for (const contract of found) console.log(lineOf(contract))
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
await db.close()

function lineOf({ of, id, name, phone, since }: MonthlyContract): string {
  const state = since === null ? 'no contract' : `monthly since ${isoUtc(since)}`
  return [of, id, phone ?? '', name ?? '', state].filter(Boolean).join('  ')
}

function readOptions(): Parameters<typeof setContract>[1] | null {
  try {
    const { values } = parseArgs({
      options: {
        account: { type: 'string' },
        company: { type: 'string' },
        end: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const { account, company, end, help } = values
    if (help) leave(0)
    if (account !== undefined && company === undefined) return { of: 'account', name: account, ends: end }
    if (company !== undefined && account === undefined) return { of: 'company', name: company, ends: end }
    if (account === undefined && !end) return null
    return leave(2)
  } catch {
    return leave(2)
  }
}

function leave(code: number): never {
  process.stdout.write(usage)
  process.exit(code)
}
