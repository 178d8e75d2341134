import { saveBlob } from '@hongyan/ui/save-blob.ts'
import { useCallback, useEffect, useState } from 'react'
import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { countedFetch } from '../../../../client/counted-fetch.ts'
import { cancelOrderAction, changeOrderAction, showOrderAction } from '../../actions.ts'
import { orderLabelsAction } from '../../labels/actions.ts'
import type { LabelSize } from '../../labels/label-sizes.ts'
import type { WindowDraft } from '../form/order-form.ts'
import type { Receipt } from './place.ts'

export type PlacedOrder = AnswerOf<typeof showOrderAction>['data']

/** What became of another time for the pickup; a text says why it was refused, where the server does. */
export type Moved =
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed' }

/** When to look again whether the branch has confirmed, ms after the last look. */
const looks = [1_500, 3_000, 6_000, 12_000, 30_000]

/** What opens an order to whoever placed it without an account. */
export const keyOf = ({ token }: Receipt): Readonly<Record<string, string>> =>
  token === null ? {} : { 'x-hongyan-order': token }

/** Why a change was refused or did not work, in words. */
export type Refusal = { readonly change: 'pickup' | 'cancel'; readonly text: string | null }

/** An order just placed, looked at until its branch has answered. */
export function usePlaced(receipt: Receipt, known: PlacedOrder | null) {
  const [order, setOrder] = useState(known)
  const look = useCallback(async () => {
    const reply = await call(
      showOrderAction,
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
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** Cancels it; false where that did not work. */
  const cancel = async (): Promise<boolean> => {
    const reply = await call(
      cancelOrderAction,
      { params: { number: receipt.number }, body: {} },
      { headers: keyOf(receipt), saysWhy: true },
    )
    setRefusal(
      reply.kind === 'ok'
        ? null
        : { change: 'cancel', text: reply.kind === 'refused' ? reply.errorMsg : null },
    )
    await look()
    return reply.kind === 'ok'
  }
  /** Moves its pickup to another time. */
  const move = async ({ from, until }: WindowDraft): Promise<Moved> => {
    const reply = await call(
      changeOrderAction,
      { params: { number: receipt.number }, body: { pickup: { from, until } } },
      { headers: keyOf(receipt), saysWhy: true },
    )
    if (reply.kind === 'unreachable') return { kind: 'failed' }
    if (reply.kind === 'refused') {
      const text = reply.fields[0]?.message ?? reply.errorMsg
      setRefusal({ change: 'pickup', text })
      await look()
      return { kind: 'refused', text }
    }
    setRefusal(null)
    setOrder(reply.answer.data)
    return { kind: 'moved' }
  }
  return { order, look, cancel, move, refusal }
}

/** Saves the labels of an order as a PDF; false where none came. */
export async function saveLabels(receipt: Receipt, size: LabelSize): Promise<boolean> {
  try {
    const answer = await countedFetch(orderLabelsAction.path, {
      method: orderLabelsAction.method,
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
