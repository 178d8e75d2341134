import { merchantMessages } from '@hongyan/content'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'

test.each(localeIds)('the guide names every status that is told, in %s', (locale) => {
  const told = JSON.stringify(merchantMessages(locale).guide.events)
  // A shipment begins as registered: that is told as the order that was accepted.
  const missing = shipmentStatuses.filter((status) => status !== 'registered' && !told.includes(status))
  expect(missing).toEqual([])
})
