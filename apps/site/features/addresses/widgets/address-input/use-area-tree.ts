import { useEffect, useState } from 'react'
import { type AreaTree, loadAreaTree } from './ask-addresses.ts'

type TreeState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly tree: AreaTree }

/** The tree of areas, fetched once the input is awake. */
export function useAreaTree(): TreeState {
  const [state, setState] = useState<TreeState>({ kind: 'loading' })
  useEffect(() => {
    let current = true
    void loadAreaTree().then((reply) => {
      if (!current) return
      setState(reply.kind === 'ok' ? { kind: 'ready', tree: reply.answer.content } : { kind: 'failed' })
    })
    return () => {
      current = false
    }
  }, [])
  return state
}
