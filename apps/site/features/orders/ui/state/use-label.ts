import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { previewLabelAction } from '../../labels/actions.ts'
import type { LabelPreview } from '../../labels/label-drawing.ts'
import type { Receipt } from './place.ts'
import { keyOf } from './use-placed.ts'

/** The label of one package of an order, fetched once the order has one; null until then, and where none came. */
export function useLabel(receipt: Receipt, ready: boolean, known: LabelPreview | null) {
  const [piece, setPiece] = useState(known?.piece ?? 1)
  const [label, setLabel] = useState<LabelPreview | null>(known)
  const isThere = label?.piece === piece
  useEffect(() => {
    if (!ready || isThere) return
    let current = true
    const body = { number: receipt.number, piece }
    void call(previewLabelAction, { body }, { headers: keyOf(receipt), saysWhy: true }).then((reply) => {
      if (!current) return
      if (reply.kind === 'ok') setLabel(reply.answer.data)
      else setPiece(label?.piece ?? piece)
    })
    return () => {
      current = false
    }
  }, [receipt, ready, isThere, piece, label])
  return { label, show: setPiece }
}
