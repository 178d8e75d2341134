import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { z } from 'zod'
import type { Languages } from './in-each.ts'
import { moneyConstants, moneyFields } from './money-file.ts'
import { missing } from './read-company-file.ts'

/** The zone of the company's clock, by its IANA name. */
const zone = z
  .string({ error: 'is missing' })
  .regex(/^[A-Z]\w+(?:\/[\w+-]+)+$/, {
    error: 'must be the IANA name of a zone, such as Europe/Berlin',
    abort: true,
  })
  .refine(isZone, { error: 'is no zone that clocks know' })

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `home` of `company.yaml`. */
export function homeSchema(languages: Languages) {
  return z
    .strictObject({ zone, ...moneyFields(languages) }, { error: missing })
    .transform((home) => ({ zone: home.zone, money: moneyConstants(home, languages) }))
}

/** The offset of a zone on a day without summer time in the north, `+08:00`: within an hour of that of every other day. */
export function offsetOf(name: string): string {
  return isoInZone(Date.UTC(2026, 0, 15), name).slice(19)
}

/** The module that servers have it from; what pages need stands with the names. */
export function homeModule(name: string): string {
  return [
    '// Made of company/company.yaml by `npm run company`.',
    '',
    "/** The zone of the company's clock, by its IANA name. */",
    `export const homeZone = '${name}'`,
    '',
  ].join('\n')
}
