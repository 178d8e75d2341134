import { splitLocalePath } from '@hongyan/locales'
import { routeOf } from '../../routes.ts'

/** The page for addresses that have none, as it names itself. */
const missing = '/404'

/** Path of the site's page at an address, without language prefix, query and anchor; null where there is none. */
export function pageOf(address: string): string | null {
  const [path = ''] = address.split(/[?#]/)
  const bare = splitLocalePath(path).path
  return bare === missing ? missing : (routeOf(bare)?.pattern ?? null)
}
