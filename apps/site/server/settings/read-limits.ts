import { closest } from 'fastest-levenshtein'
import { type LimitName, type Limits, limitsWith, limitTable } from '../limits.ts'
import { list } from './forms.ts'

const form = 'name=number of each, separated by commas'
const names = Object.keys(limitTable)

/** The table of limits with single rows changed. */
export const limits = list(form)
  .transform((rows, context): Limits => {
    const overrides: Partial<Record<LimitName, number>> = {}
    for (const row of rows) {
      const [, name = '', value = ''] = /^([^=]*)=(\d{1,15})$/.exec(row) ?? []
      if (isLimit(name)) overrides[name] = Number(value)
      else context.addIssue({ code: 'custom', message: problemOf(row) })
    }
    return limitsWith(overrides)
  })
  .meta({ form })
  .default(limitsWith({}))

function isLimit(name: string): name is LimitName {
  return Object.hasOwn(limitTable, name)
}

function problemOf(row: string): string {
  const [name = ''] = row.split('=')
  if (isLimit(name)) return `${JSON.stringify(row)} must be ${name}=number`
  return `${JSON.stringify(row)} names no limit; the nearest is ${closest(name, names)} (npm run limits prints all)`
}
