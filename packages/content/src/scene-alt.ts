import type { SceneName } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { shippedTexts } from './shipped-texts.ts'

/** Alternative text of a picture in a language. */
export function sceneAlt(name: SceneName, locale: LocaleId): string {
  return shippedTexts(locale).sceneAlts[name]
}
