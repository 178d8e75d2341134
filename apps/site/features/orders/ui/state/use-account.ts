import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { showAccount } from '../../../accounts/endpoints.ts'

/** Whether somebody is signed in; `unknown` until the server has said so. */
export function useAccount(known: 'unknown' | 'customer'): 'unknown' | 'visitor' | 'customer' {
  const [account, setAccount] = useState<'unknown' | 'visitor' | 'customer'>(known)
  useEffect(() => {
    let current = true
    void call(showAccount, {}).then((reply) => {
      if (!current) return
      if (reply.kind === 'ok') setAccount(reply.answer.data.signedIn ? 'customer' : 'visitor')
      // What the page came with stands while nobody can say otherwise.
      else setAccount((now) => (now === 'unknown' ? 'visitor' : now))
    })
    return () => {
      current = false
    }
  }, [])
  return account
}
