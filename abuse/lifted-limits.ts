import { limitTable } from '../apps/site/server/limits.ts'

const names = Object.keys(limitTable)
const rates = names.filter((name) => /\.(perMinute|burst)$/.test(name))
const shares = names.filter((name) => /\.(perClient|bytesPerClient)$/.test(name))
const codes = ['code.addressHour', 'code.networkHour', 'code.freeAddressHour', 'code.everybodyDay']

/** A `LIMITS` setting under which one machine may ask as often as it can; `more` is added as it is. */
export function liftedRates(more: string): string {
  return setting([...lifted(rates), more])
}

/** A `LIMITS` setting under which one machine may play every visitor; `more` is added as it is. */
export function liftedLimits(more: string): string {
  return setting([...lifted([...rates, ...shares, ...codes]), 'captcha.cost=1', more])
}

function lifted(limits: readonly string[]): readonly string[] {
  return limits.map((name) => `${name}=1000000000`)
}

function setting(rows: readonly string[]): string {
  return rows.filter(Boolean).join(',')
}
