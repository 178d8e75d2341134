import { useEffect, useState } from 'react'
import { type Answered, call } from '../../../../client/call.ts'
import { seemsSignedIn } from '../../../../client/signed-in-mark.ts'
import { showAccountAction } from '../../../accounts/actions.ts'

/** Whether somebody is signed in; `unknown` until something says so. */
export type FormAccount = 'unknown' | 'visitor' | 'customer'

/**
 * Who fills the form in, asked as the page wakes and whenever it is back online; of a visitor also when they come back
 * to it, maybe from signing in elsewhere. `monthly` is whether their own contract lets them pay monthly. `signedOut` is for who learns from another answer that nobody is any more.
 */
export function useAccount(known: FormAccount, knownMonthly: boolean) {
  const [account, setAccount] = useState<FormAccount>(known)
  const [monthly, setMonthly] = useState(knownMonthly)
  useEffect(() => {
    let current = true
    const ask = () =>
      void call(showAccountAction, {}).then((reply) => {
        if (!current) return
        setAccount((now) => accountAfter(now, reply, seemsSignedIn()))
        if (reply.kind === 'ok') setMonthly(reply.answer.data.monthly)
      })
    ask()
    addEventListener('online', ask)
    return () => {
      current = false
      removeEventListener('online', ask)
    }
  }, [])
  useEffect(() => {
    if (account !== 'visitor') return
    const ask = () => {
      if (document.visibilityState !== 'visible' || !seemsSignedIn()) return
      void call(showAccountAction, {}).then((reply) => {
        setAccount((now) => accountAfter(now, reply, true))
        if (reply.kind === 'ok') setMonthly(reply.answer.data.monthly)
      })
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [account])
  return { account, monthly, signedOut: () => setAccount('visitor') }
}

/**
 * Who fills the form in after the server was asked. Where it gave no answer, what was known stands, and the mark of the
 * browser has the word before: one call that fails makes no guest of a customer.
 */
export function accountAfter(
  now: FormAccount,
  reply: Answered<typeof showAccountAction>,
  isMarked: boolean,
): FormAccount {
  if (reply.kind === 'ok') return reply.answer.data.signedIn ? 'customer' : 'visitor'
  if (now !== 'unknown') return now
  return isMarked ? 'customer' : 'visitor'
}
