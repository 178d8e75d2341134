import { z } from 'zod'
import type { CallWords } from '../../calls/call-words.ts'
import type { At } from '../../server/requests/route.ts'

/** What all calls of orders have in common. */
export const publicCall = { family: 'orders', shape: 'own', limit: 'order' } as const
/** Calls that know whoever is signed in. */
export const own = { ...publicCall, credentials: true } as const
export const params = z.object({ number: z.string().min(1).max(40) })
export const byKey: CallWords = {
  en:
    'By the account it was placed with, or by the people of the company it was placed for; without one send the token of the receipt in `x-hongyan-order`. A wrong token ' +
    'and a number of someone else are one answer.',
  zh: '凭下单的账户；没有登录的，请在 `x-hongyan-order` 里带上回执的令牌。令牌不对和单号是别人的，答复一样。',
}
export const stranger = {
  title: 'Without account and token',
  request: { params: { number: 'HO0000000000000' }, body: {} },
  status: 404,
  reply: { code: 1171 },
} as const
export const shared = { record: 'own-or-company', right: 'order' } as const
export const readAccess = {
  who: 'anyone',
  record: 'own-or-company',
  right: 'see',
  origin: 'any',
  repeat: 'reads',
} as const
export const writeAccess = { who: 'anyone', record: 'own', origin: 'allowed', repeat: 'repeats' } as const
export const ofAccount = { who: 'customer', record: 'own', origin: 'allowed' } as const
export const signedOut = { title: 'Not signed in', status: 401, reply: { code: 1401 } } as const

/** The header of a token: an address ends up in histories and logs. */
export const tokenHeader = 'x-hongyan-order'

/** What opens an order: its number, and to a guest the token. */
export function keyOf(number: string, { headers }: At) {
  const token = headers[tokenHeader]
  return { number, token: typeof token === 'string' ? token : null }
}
