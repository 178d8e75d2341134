import type { SharedRule } from '@hongyan/kernel/limits/shared-limits'
import type { CodeSettings } from './code-settings.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** The key under which everybody's codes are counted together. */
export const everybody = 'code everybody'

const quietly = { refusal: 'too-frequent', alarm: null } as const
const byAddress = { refusal: 'too-frequent', alarm: 'sms-address' } as const

/** What staff should look at today: the budget goes fast, it is gone, or one address asks for very many codes. */
export type CodeAlarm = 'sms-budget' | 'sms-budget-spent' | 'sms-address'

/** A limit, and what it means when it refuses. */
export type CodeRule = SharedRule & {
  /** What the visitor is told; that the budget is spent is nobody else's business. */
  readonly refusal: 'too-frequent' | 'code-failed'
  readonly alarm: CodeAlarm | null
}

/** The limits one request for a code draws on. `mobile` is a digest, never the number. */
export function codeRules(
  limits: CodeSettings,
  who: { readonly mobile: string; readonly session: string; readonly address: string },
): readonly CodeRule[] {
  const network = /^(\d+\.\d+\.\d+)\.\d+$/.exec(who.address)?.[1]
  return [
    {
      key: `code number ${who.mobile}`,
      windows: [
        { ms: limits.waitMs, most: 1 },
        { ms: hourMs, most: limits.perNumberHour },
        { ms: dayMs, most: limits.perNumberDay },
      ],
      ...quietly,
    },
    // The second window refuses nothing; it keeps the uses for a day, as long as a visit lasts.
    {
      key: sessionKey(who.session),
      windows: [
        { ms: hourMs, most: limits.perSessionHour },
        { ms: dayMs, most: Number.POSITIVE_INFINITY },
      ],
      ...quietly,
    },
    { key: addressKey(who.address), windows: [{ ms: hourMs, most: limits.perAddressHour }], ...byAddress },
    ...(network === undefined
      ? []
      : [
          {
            key: `code network ${network}`,
            windows: [{ ms: hourMs, most: limits.perNetworkHour }],
            ...byAddress,
          },
        ]),
    {
      key: everybody,
      windows: [{ ms: dayMs, most: limits.everybodyDay }],
      refusal: 'code-failed',
      alarm: 'sms-budget-spent',
    },
  ]
}

export function sessionKey(session: string): string {
  return `code session ${session}`
}

export function addressKey(address: string): string {
  return `code address ${address}`
}
