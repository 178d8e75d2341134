import type { LocaleId } from '@hongyan/locales'
import { pathIn } from '../../paths.ts'

/** Where orders are placed: the personal-centre gray-release flag, and the portal it leads to when it is `'1'`. */
export type OrderPortal = { readonly gray: '0' | '1'; readonly origin: string }

/** Address of an order page: on the external portal when the flag is `'1'`, else on this site. */
export function orderLink(locale: LocaleId, path: string, portal: OrderPortal | null): string {
  return portal?.gray === '1' ? `${portal.origin}${path}` : pathIn(locale, path)
}
