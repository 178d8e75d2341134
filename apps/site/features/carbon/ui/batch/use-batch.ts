import { useCallback, useRef, useState } from 'react'
import { call, type FailureReason, failureReason } from '../../../../client/call.ts'
import { computeBatchAction } from '../../actions.ts'
import type { AskedRow } from './read-rows.ts'
import type { BatchLine } from './result-table.ts'

/** Rows in one call: small enough that progress is seen, large enough that 500 are few calls. */
const rowsPerCall = 50
const patienceMs = 10_000

export type BatchState = {
  readonly rows: readonly AskedRow[]
  readonly lines: readonly BatchLine[]
  /** Version of the factors all lines were made with. */
  readonly set: string | null
  readonly status: 'idle' | 'working' | 'done' | 'stopped'
  /** Why it stopped; null when the visitor did. */
  readonly failure: FailureReason | null
}

const idle: BatchState = { rows: [], lines: [], set: null, status: 'idle', failure: null }

/** Works a batch out piece by piece. What is done stays when a piece fails, and `resume` goes on after it. */
export function useBatch() {
  const [state, setState] = useState(idle)
  const turn = useRef(0)

  const work = useCallback(async (begun: BatchState) => {
    turn.current += 1
    const mine = turn.current
    let now: BatchState = { ...begun, status: 'working', failure: null }
    setState(now)
    while (now.lines.length < now.rows.length) {
      const rows = now.rows.slice(now.lines.length, now.lines.length + rowsPerCall)
      const body = { rows, ...(now.set === null ? {} : { factorSet: now.set }) }
      const reply = await call(computeBatchAction, { body }, { timeoutMs: patienceMs })
      if (turn.current !== mine) return
      if (reply.kind !== 'ok') {
        setState({ ...now, status: 'stopped', failure: failureReason(reply) })
        return
      }
      const { data } = reply.answer
      const lines = rows.flatMap((asked, index) => {
        const done = data.rows[index]
        return done ? [{ asked, done }] : []
      })
      now = { ...now, set: data.factorSet, lines: [...now.lines, ...lines] }
      setState(now)
    }
    setState({ ...now, status: 'done' })
  }, [])

  return {
    state,
    start: (rows: readonly AskedRow[]) => void work({ ...idle, rows }),
    resume: () => void work(state),
    stop: () => {
      turn.current += 1
      setState((last) => ({ ...last, status: 'stopped', failure: null }))
    },
  }
}
