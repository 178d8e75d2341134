import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { countedFetch } from '../../../../client/counted-fetch.ts'
import { saveBlob } from '../../../../client/save-file.ts'
import { cancelOrderCall, orderLabels, showOrderCall } from '../../endpoints.ts'
import type { LabelSize } from '../../labels/label-sizes.ts'
import type { Receipt } from './place.ts'

export type PlacedOrder = AnswerOf<typeof showOrderCall>['data']

/** When to look again whether the branch has confirmed, ms after the last look. */
const looks = [1_500, 3_000, 6_000, 12_000, 30_000]

const keyOf = ({ token }: Receipt): Readonly<Record<string, string>> =>
  token === null ? {} : { 'x-hongyan-order': token }

/** An order just placed, looked at until its branch has answered. */
export function usePlaced(receipt: Receipt, known: PlacedOrder | null) {
  const [order, setOrder] = useState(known)
  const look = useCallback(async () => {
    const reply = await call(
      showOrderCall,
      { params: { number: receipt.number } },
      { headers: keyOf(receipt), saysWhy: true },
    )
    if (reply.kind === 'ok') setOrder(reply.answer.data)
    return reply.kind === 'ok' && reply.answer.data.state !== 'placed'
  }, [receipt])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const next = (at: number) => {
      const wait = looks[at]
      if (wait === undefined) return
      timer = setTimeout(async () => {
        if (!(await look()) && current) next(at + 1)
      }, wait)
    }
    void look().then((settled) => {
      if (!settled && current) next(0)
    })
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [look])
  /** Cancels it; false where that did not work. */
  const cancel = async (): Promise<boolean> => {
    const reply = await call(
      cancelOrderCall,
      { params: { number: receipt.number }, body: {} },
      { headers: keyOf(receipt), saysWhy: true },
    )
    await look()
    return reply.kind === 'ok'
  }
  return { order, look, cancel }
}

/** Saves the labels of an order as a PDF; false where none came. */
export async function saveLabels(receipt: Receipt, size: LabelSize): Promise<boolean> {
  try {
    const answer = await countedFetch(orderLabels.path, {
      method: orderLabels.method,
      headers: { 'content-type': 'application/json', ...keyOf(receipt) },
      body: JSON.stringify({ numbers: [receipt.number], size }),
    })
    if (!answer.ok) return false
    saveBlob(`labels-${receipt.number}.pdf`, await answer.blob())
    return true
  } catch {
    return false
  }
}
