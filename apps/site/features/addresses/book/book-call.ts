import type { Access, Call } from '../../../calls/call.ts'
import type { CallWords } from '../../../calls/call-words.ts'

/** What all calls of the address book have in common. */
export const bookCall = {
  family: 'addresses',
  method: 'POST',
  credentials: true,
  limit: 'addresses',
} as const

/** Whose addresses they are. */
export const own: CallWords = {
  en: 'Of the customer’s own address book; an address of somebody else is unknown.',
  zh: '只认客户自己的地址簿；别人的地址，答复同没有一样。',
}

/** The address book is the own one of whoever is signed in. */
export function ownBook<const R extends Access['repeat']>(repeat: R) {
  return { who: 'customer', record: 'own', origin: 'allowed', repeat } as const
}

/** Everybody who has not signed in gets the same answer, whatever is sent. */
export const unsigned = (body: unknown): Call['examples'][number] => ({
  title: 'Without signing in',
  request: { body },
  status: 401,
  reply: { code: 1401 },
})
