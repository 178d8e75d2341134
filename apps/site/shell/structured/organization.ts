import { siteContent, wordMessages } from '@hongyan/content'
import { telephoneLink } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import { organizationId, type Place } from './place.ts'

/** The company, and how to reach it. */
export function organization({ locale, origin }: Place) {
  const { support } = siteContent(locale.id)
  const { brand } = wordMessages(locale.id)
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    url: origin + paths.home(locale.id),
    logo: `${origin}/apple-touch-icon.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: telephoneLink(support.hotline).slice('tel:'.length),
    },
  } as const
}
