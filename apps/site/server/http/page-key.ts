import type { LocaleId } from '@hongyan/locales'

export function keyOf(locale: LocaleId, path: string): string {
  return `${locale} ${path}`
}
