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
      setAccount(reply.kind === 'ok' && reply.answer.data.signedIn ? 'customer' : 'visitor')
    })
    return () => {
      current = false
    }
  }, [])
  return account
}
