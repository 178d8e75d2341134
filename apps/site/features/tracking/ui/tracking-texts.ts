import type { LocaleId } from '@hongyan/locales'
import { createContext, useContext } from 'react'
import type { Tiles } from '../../branches/widgets/tile-map/tiles.ts'
import type { TrackingWords } from './words.ts'

/** Language and texts of the parts of a result, and the moment that counts as now (ms UTC). */
export type TrackingTexts = {
  readonly locale: LocaleId
  readonly words: TrackingWords
  readonly now: number
  /** The tiles of a map that may be opened; none where the settings name no archive. */
  readonly tiles?: Tiles | null
  /** Whether somebody can sign in here and see what is theirs. */
  readonly signsIn?: boolean
}

export const TrackingTextsContext = createContext<TrackingTexts | null>(null)

/** Texts and moment of the surrounding result. Throws outside one. */
export function useTrackingTexts(): TrackingTexts {
  const texts = useContext(TrackingTextsContext)
  if (!texts) throw new Error('a tracking part needs a TrackingTextsContext around it')
  return texts
}
