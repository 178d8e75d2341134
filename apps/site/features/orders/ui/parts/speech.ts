import type { LocaleId } from '@hongyan/locales'
import { createContext, useContext } from 'react'
import type { OrderWords } from '../words.ts'

type OrderSpeech = { readonly locale: LocaleId; readonly words: OrderWords }

export const OrderSpeechContext = createContext<OrderSpeech | null>(null)

/** Language and texts of the form around. */
export function useOrderSpeech(): OrderSpeech {
  const speech = useContext(OrderSpeechContext)
  if (speech === null) throw new Error('outside of the order form')
  return speech
}
