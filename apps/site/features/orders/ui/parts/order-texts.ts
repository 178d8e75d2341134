import type { LocaleId } from '@hongyan/locales'
import { createContext, useContext } from 'react'
import type { OrderWords } from '../words.ts'

type OrderTexts = { readonly locale: LocaleId; readonly words: OrderWords }

export const OrderTextsContext = createContext<OrderTexts | null>(null)

/** Language and texts of the form around. */
export function useOrderTexts(): OrderTexts {
  const texts = useContext(OrderTextsContext)
  if (texts === null) throw new Error('outside of the order form')
  return texts
}
