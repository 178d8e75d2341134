import { useCallback, useRef, useState } from 'react'
import { call, failureReason } from '../../../../client/call.ts'
import { getPhoneVerifyAction } from '../../unlocking/actions.ts'
import { openProofAction, unlockShipmentAction } from '../../view/actions.ts'
import { type ProofState, patienceMs, type UnlockBy, type UnlockState } from './lookup.ts'

type Unlocked = { readonly token: string; readonly until: number }

const closed = { kind: 'closed' } as const
const usualLockMs = 15 * 60_000
const asking = { timeoutMs: patienceMs, saysWhy: true } as const

type Unlocking = {
  readonly tokens: () => readonly string[]
  readonly stateOf: (waybillNo: string) => UnlockState
  readonly proof: ProofState
  /** Resolves to whether the digits, or the code, fitted. */
  readonly unlock: (waybillNo: string, by: UnlockBy) => Promise<boolean>
  readonly lock: (waybillNo: string) => void
  readonly openProof: (waybillNo: string) => Promise<void>
  readonly closeProof: () => void
}

/** Digits and codes open a shipment by two calls, with the same answer. */
function askToOpen(number: string, by: UnlockBy) {
  return 'tail' in by
    ? call(unlockShipmentAction, { body: { number, tail: by.tail } }, asking)
    : call(getPhoneVerifyAction, { body: { waybillCode: number, verifyCode: by.code } }, asking)
}

/** Unlocked views and proofs of delivery. Tokens live as long as the page and no longer. */
export function useUnlock(clock: () => number): Unlocking {
  const opened = useRef(new Map<string, Unlocked>())
  const [states, setStates] = useState<ReadonlyMap<string, UnlockState>>(new Map())
  const [proof, setProof] = useState<ProofState>(closed)

  const say = useCallback((waybillNo: string, state: UnlockState) => {
    setStates((before) => new Map(before).set(waybillNo, state))
  }, [])

  const unlock = useCallback(
    async (waybillNo: string, by: UnlockBy) => {
      say(waybillNo, { kind: 'sending' })
      const reply = await askToOpen(waybillNo, by)
      if (reply.kind === 'ok') {
        const { token, expiresAt } = reply.answer.data
        const until = Date.parse(expiresAt)
        opened.current.set(waybillNo, { token, until })
        say(waybillNo, { kind: 'open', until })
        return true
      }
      if (reply.kind === 'refused' && reply.refusal === 'wrong-digits') say(waybillNo, { kind: 'wrong' })
      else if (reply.kind === 'refused' && reply.refusal === 'wrong-code')
        say(waybillNo, { kind: 'wrong-code' })
      else if (reply.kind === 'refused' && reply.refusal === 'locked') {
        const wait = reply.retryAfter === null ? usualLockMs : reply.retryAfter * 1000
        say(waybillNo, { kind: 'locked', until: clock() + wait })
      } else say(waybillNo, { kind: 'failed', reason: failureReason(reply) })
      return false
    },
    [clock, say],
  )

  const lock = useCallback(
    (waybillNo: string) => {
      opened.current.delete(waybillNo)
      setProof(closed)
      say(waybillNo, closed)
    },
    [say],
  )

  const openProof = useCallback(
    async (waybillNo: string) => {
      const unlocked = opened.current.get(waybillNo)
      setProof({ kind: 'opening' })
      // An own shipment needs no token.
      const body = { number: waybillNo, ...(unlocked ? { unlockToken: unlocked.token } : {}) }
      const reply = await call(openProofAction, { body }, asking)
      if (reply.kind !== 'ok') {
        if (reply.kind === 'refused' && reply.refusal === 'unlock-needed') return lock(waybillNo)
        return setProof({ kind: 'failed', reason: failureReason(reply) })
      }
      const { data } = reply.answer
      setProof(
        data.state === 'available' ? { kind: 'shown', proof: data } : { kind: 'absent', state: data.state },
      )
    },
    [lock],
  )

  const closeProof = useCallback(() => setProof(closed), [])
  const tokens = useCallback(() => [...opened.current.values()].map(({ token }) => token), [])
  const stateOf = (waybillNo: string) => states.get(waybillNo) ?? closed
  return { tokens, stateOf, proof, unlock, lock, openProof, closeProof }
}
