import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import { useEffect, useState } from 'react'
import { type AreaTree, loadAreaTree } from './ask-addresses.ts'

type TreeState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly tree: AreaTree }

/** The tree of areas, fetched once the input is awake; empty where areas say themselves what they are. */
export function useAreaTree(): TreeState {
  const [state, setState] = useState<TreeState>(
    hasAreaTree ? { kind: 'loading' } : { kind: 'ready', tree: {} },
  )
  useEffect(() => {
    if (!hasAreaTree) return
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
