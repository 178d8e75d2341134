import { type ServicePrice, siteContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** Rows of the service price list by id, in the order asked for; no ids means all. */
export function selectServices(ids: readonly string[], locale: LocaleId): readonly ServicePrice[] {
  const { services } = siteContent(locale).priceTables
  if (ids.length === 0) return services
  return ids.flatMap((id) => services.filter((service) => service.id === id))
}
