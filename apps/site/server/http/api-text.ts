import { builtFile } from '@hongyan/content'
import { type LocaleId, localeIds } from '@hongyan/locales'
import type { Call } from '../../calls/call.ts'
import { buildOpenApi } from './openapi.ts'

/** Stands in the built text for the public origin, which is known only when the site starts. */
const anyOrigin = 'https://origin.invalid'

const nameOf = (locale: LocaleId): string => `api-${locale}`

/** The description of all calls in every language, as files by name. */
export function writeApiTexts(calls: readonly Call[]): readonly (readonly [name: string, content: string])[] {
  return localeIds.map((locale) => [nameOf(locale), JSON.stringify(buildOpenApi(calls, anyOrigin, locale))])
}

/** The description of all calls in one language as JSON, from the build, or made here where there is none. */
export function apiText(calls: readonly Call[], publicOrigin: string, locale: LocaleId): string {
  const built = builtFile(nameOf(locale))
  if (built === null) return JSON.stringify(buildOpenApi(calls, publicOrigin, locale))
  return Buffer.from(built).toString('utf8').replace(anyOrigin, publicOrigin)
}
