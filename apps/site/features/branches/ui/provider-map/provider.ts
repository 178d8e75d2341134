import { networkMessages } from '@hongyan/content'
import type { MapFrame } from '../../../../shell/map-frame.ts'
import type { PageContext } from '../../../../shell/page-context.ts'
import type { ProviderMapWords } from './provider-map.tsx'

/** A provider's map and what is said about it, in one language. */
export type Provider = { readonly frame: MapFrame; readonly words: ProviderMapWords }

/** Nothing of it, not a word, is in a page of a site whose settings name no provider. */
export function providerOf({ mapFrame, locale }: PageContext): Provider | null {
  return mapFrame && { frame: mapFrame, words: networkMessages(locale.id).provider }
}
