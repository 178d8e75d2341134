import { useCallback, useRef, useState } from 'react'
import { askServer, failureOf, refusalCodes, refusalOf } from '../../../../client/ask-server.ts'
import type { ProofPicture, ProofState, UnlockState } from './lookup.ts'

type Unlocked = { readonly token: string; readonly until: number }

const closed = { kind: 'closed' } as const
const usualLockMs = 15 * 60_000

export type Unlocking = {
  readonly tokens: () => readonly string[]
  readonly stateOf: (waybillNo: string) => UnlockState
  readonly proof: ProofState
  /** Resolves to whether the digits fitted. */
  readonly unlock: (waybillNo: string, tail: string) => Promise<boolean>
  readonly lock: (waybillNo: string) => void
  readonly openProof: (waybillNo: string) => Promise<void>
  readonly closeProof: () => void
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
    async (waybillNo: string, tail: string) => {
      say(waybillNo, { kind: 'sending' })
      const asked = await askServer<{ token: string; expiresAt: string }>(
        '/v1/shipments/unlock',
        {
          number: waybillNo,
          tail,
        },
        true,
      )
      if (asked.kind === 'ok') {
        const until = Date.parse(asked.data.expiresAt)
        opened.current.set(waybillNo, { token: asked.data.token, until })
        say(waybillNo, { kind: 'open', until })
        return true
      }
      const { failure } = asked
      const code = refusalOf(failure)
      if (code === refusalCodes.wrongDigits) say(waybillNo, { kind: 'wrong' })
      else if (code === refusalCodes.locked && failure.kind === 'refused') {
        const wait = failure.retryAfter === null ? usualLockMs : failure.retryAfter * 1000
        say(waybillNo, { kind: 'locked', until: clock() + wait })
      } else say(waybillNo, { kind: 'failed', reason: failureOf(failure) })
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
      if (!unlocked) return
      setProof({ kind: 'opening' })
      type Reply = ({ state: 'available' } & ProofPicture) | { state: 'not-yet' | 'not-captured' }
      const asked = await askServer<Reply>(
        '/v1/shipments/proof',
        {
          number: waybillNo,
          unlockToken: unlocked.token,
        },
        true,
      )
      if (asked.kind === 'failed') {
        if (refusalOf(asked.failure) === refusalCodes.unlockNeeded) return lock(waybillNo)
        return setProof({ kind: 'failed', reason: failureOf(asked.failure) })
      }
      const { data } = asked
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
