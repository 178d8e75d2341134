import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { newAddressAction } from '../../../addresses/book/actions.ts'
import type { AddressDraft } from '../../../addresses/widgets/address-input/address-model.ts'
import { isInBook } from './is-in-book.ts'

type SaveState = 'asking' | 'kept' | 'idle' | 'busy' | 'saved' | 'failed'

export type PartyToSave = {
  readonly name: string
  /** Nothing is offered before it is known whether the book has it. */
  readonly state: SaveState
  readonly save: () => Promise<void>
}

/** An end of a shipment that the address book may not have yet, and how it gets there. */
export function useSaveParty({ name, phone, area, detail }: AddressDraft): PartyToSave {
  const [state, setState] = useState<SaveState>('asking')
  useEffect(() => {
    let current = true
    void isInBook({ name, phone, area, detail }).then((is) => {
      if (current) setState(is ? 'kept' : 'idle')
    })
    return () => {
      current = false
    }
  }, [name, phone, area, detail])
  const save = async () => {
    setState('busy')
    const body = [{ name, phone, areaCode: area, detailAddr: detail }] as const
    const reply = await call(newAddressAction, { body: [...body] }, { saysWhy: true })
    setState(reply.kind === 'ok' ? 'saved' : 'failed')
  }
  return { name, state, save }
}
