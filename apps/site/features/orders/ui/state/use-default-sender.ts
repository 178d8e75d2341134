import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import type { SavedAddress } from '../../../../client/find-in-book.ts'
import { listAddressesAction } from '../../../addresses/book/search/actions.ts'
import { type AddressDraft, emptyDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import { showLastSenderAction } from '../../senders/actions.ts'
import { isUntouched, type OrderForm } from '../form/order-form.ts'
import type { FormAccount } from './use-account.ts'

/**
 * The default sender of whoever is signed in, once it has been asked for, else who sent their order before; null for
 * none. `take` puts it where nobody has begun a sender: into an empty one, or one that has only the place of a quote,
 * where that is the same.
 */
export function useDefaultSender({
  account,
  isReady,
  take,
}: {
  readonly account: FormAccount
  /** What was kept has been brought back, so that it comes first. */
  readonly isReady: boolean
  readonly take: (change: (form: OrderForm) => OrderForm) => void
}): AddressDraft | null {
  const [sender, setSender] = useState<AddressDraft | null>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (account !== 'customer' || !isReady || isAsked.current) return
    isAsked.current = true
    void findSender().then((found) => {
      if (found === null) return
      setSender(found)
      take((form) => (takesSender(form.sender, found) ? { ...form, sender: found } : form))
    })
  }, [account, isReady, take])
  return sender
}

/** Asked here: the page of a form without a query is made for everybody alike. */
async function findSender(): Promise<AddressDraft | null> {
  const chosen = await askDefaultSender()
  if (chosen !== null) return chosen
  const reply = await call(showLastSenderAction, {}, { saysWhy: true })
  return reply.kind === 'ok' ? reply.answer.data.sender : null
}

async function askDefaultSender(): Promise<AddressDraft | null> {
  const body = [{ index: 1, pageSize: 1, defaultFor: 'sender' as const }] as const
  const reply = await call(listAddressesAction, { body: [...body] }, { saysWhy: true })
  if (reply.kind !== 'ok') return null
  const [first] = (reply.answer.data as { readonly list: readonly SavedAddress[] }).list
  return first
    ? { name: first.name, phone: first.phone, area: first.areaCode, detail: first.detailAddr }
    : null
}

/** Whether a sender is still nobody's. */
export function takesSender({ name, phone, area, detail }: AddressDraft, found: AddressDraft): boolean {
  const isNobody = [name, phone, detail].every((text) => text.trim() === '')
  return isNobody && (area === '' || area === found.area)
}

/** Whether nothing has been typed into a form: a default sender that was filled in is nothing. */
export function isOnlyDefault(form: OrderForm, sender: AddressDraft | null): boolean {
  if (isUntouched(form)) return true
  const isFilled = sender !== null && JSON.stringify(form.sender) === JSON.stringify(sender)
  return isFilled && isUntouched({ ...form, sender: emptyDraft })
}
