import type { AnswerOf } from '../calls/call.ts'
import { showAccountAction } from '../features/accounts/actions.ts'
import { searchAddressesAction } from '../features/addresses/book/search/actions.ts'
import { call, type FailureReason, failureReason, type Refused, type Unreachable } from './call.ts'

/** What was answered, to be read only. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

/** A page of the book; nobody asks for it encrypted here. */
export type BookPage = Frozen<Exclude<AnswerOf<typeof searchAddressesAction>['data'], string>>

/** An address of the book, with its phone in full. */
export type BookEntry = BookPage['list'][number]

/** The same where nobody looked for it. */
export type SavedAddress = Omit<BookEntry, 'marks'>

export type BookAnswer =
  | { readonly kind: 'found'; readonly page: BookPage }
  | { readonly kind: 'failed'; readonly reason: FailureReason | 'signed-out' }

export type BookQuestion = {
  readonly keyword: string
  /** A group as it is kept; null for all. */
  readonly group: string | null
  /** How many to show of those that come first. */
  readonly size: number
}

/** Addresses of the book of whoever is signed in that answer what was typed, the best first. */
export async function findInBook(
  { keyword, group, size }: BookQuestion,
  signal?: AbortSignal,
): Promise<BookAnswer> {
  const asked = { keyword: keyword.slice(0, 100), index: 1, pageSize: size, ...(group ? { group } : {}) }
  const options = { saysWhy: true, ...(signal ? { signal } : {}) }
  const reply = await call(searchAddressesAction, { body: [asked] }, options)
  if (reply.kind === 'ok') return { kind: 'found', page: reply.answer.data as BookPage }
  return { kind: 'failed', reason: await whyNothingOwn(reply) }
}

/** Why a call about one's own records brought nothing: whoever is no longer signed in hears of that. */
export async function whyNothingOwn(reply: Refused | Unreachable): Promise<FailureReason | 'signed-out'> {
  if (reply.kind === 'refused')
    return reply.refusal === 'sign-in-needed' ? 'signed-out' : failureReason(reply)
  const account = await call(showAccountAction, {}, { saysWhy: true })
  return account.kind === 'ok' && !account.answer.data.signedIn ? 'signed-out' : failureReason(reply)
}
