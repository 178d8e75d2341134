import type { LocaleId } from '@hongyan/locales'
import { createContext, useContext } from 'react'
import type { TrackingWords } from './words.ts'

/** How a part speaks: language, texts and the moment that counts as now (ms UTC). */
export type Speech = { readonly locale: LocaleId; readonly words: TrackingWords; readonly now: number }

export const SpeechContext = createContext<Speech | null>(null)

/** The speech of the surrounding result. Throws outside one. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('a tracking part needs a SpeechContext around it')
  return speech
}
