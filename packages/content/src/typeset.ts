import { holdUnits } from '@hongyan/locales'
import { mapTexts } from './map-texts.ts'

/** Content as it is set on a page: what is stored and edited has plain spaces, here figures hold on to their units. */
export function typeset<T>(content: T): T {
  return mapTexts(content, holdUnits)
}
