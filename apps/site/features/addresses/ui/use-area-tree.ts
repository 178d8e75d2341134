import { useEffect, useState } from 'react'
import type { AreaTree } from '../../../client/ask-addresses.ts'
import { loadAreaTree } from '../../../client/ask-addresses.ts'

export type TreeState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly tree: AreaTree }

/** The tree of areas, fetched once the input is awake. */
export function useAreaTree(): TreeState {
  const [state, setState] = useState<TreeState>({ kind: 'loading' })
  useEffect(() => {
    let current = true
    void loadAreaTree().then((answer) => {
      if (!current) return
      setState(answer.kind === 'ok' ? { kind: 'ready', tree: answer.data } : { kind: 'failed' })
    })
    return () => {
      current = false
    }
  }, [])
  return state
}
