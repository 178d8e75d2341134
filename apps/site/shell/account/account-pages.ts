import type { AccountMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'

/** A page of an account in the menu beside it. */
export type AccountPage = {
  readonly id: keyof AccountMessages['pages']['entries']
  /** In the route table, without language prefix; what stands below it belongs to it. */
  readonly path: string
  readonly link: (locale: LocaleId) => string
  /** The page is the same for everybody, and learns who is there only afterwards. */
  readonly isForEverybody?: true
}

/** The pages of an account, in parts that a line divides. A page that joins adds its line here and nothing else. */
export const accountPages: readonly (readonly AccountPage[])[] = [
  [
    { id: 'overview', path: '/my', link: (locale) => paths.my(locale) },
    { id: 'shipments', path: '/my/shipments', link: (locale) => paths.myShipments(locale) },
    { id: 'orders', path: '/route/orderList.do', link: (locale) => paths.orderList(locale) },
    { id: 'addresses', path: '/address', link: paths.address },
  ],
  [
    { id: 'company', path: '/my/company', link: (locale) => paths.company(locale) },
    { id: 'merchants', path: '/my/merchant', link: paths.merchant },
    {
      id: 'privacy',
      path: '/my/privacy',
      link: (locale) => paths.my(locale, 'privacy'),
      isForEverybody: true,
    },
  ],
]

/** Which of the pages somebody is on, `path` being without language prefix: the nearest above it. */
export function accountPageAt(path: string, pages: readonly (readonly AccountPage[])[] = accountPages) {
  return pages
    .flat()
    .filter((page) => path === page.path || path.startsWith(`${page.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}
