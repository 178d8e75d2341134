import type { LocaleId } from '@hongyan/locales'
import { createContext, useContext } from 'react'
import type { TrackingWords } from './words.ts'

/** Language and texts of the parts of a result, and the moment that counts as now (ms UTC). */
export type TrackingTexts = { readonly locale: LocaleId; readonly words: TrackingWords; readonly now: number }

export const TrackingTextsContext = createContext<TrackingTexts | null>(null)

/** Texts and moment of the surrounding result. Throws outside one. */
export function useTrackingTexts(): TrackingTexts {
  const texts = useContext(TrackingTextsContext)
  if (!texts) throw new Error('a tracking part needs a TrackingTextsContext around it')
  return texts
}
