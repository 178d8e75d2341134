import { routes } from '../../apps/site/routes.ts'
import type { Asked } from './asked.ts'

/** The largest questions of pages whose answer depends on the query. */
type PageInput = { readonly numbers: readonly string[] }

/** Every page as its first visitor asks for it. */
export const cachedPages: readonly Asked[] = routes.map(({ pattern }) => ({
  name: `page ${pattern}`,
  route: `page ${pattern}`,
  method: 'GET',
  path: pattern,
}))

/** Every page that reads its query, asked so that it is nobody else's answer. */
export function askedPages({ numbers }: PageInput): readonly Asked[] {
  const longest = encodeURIComponent('冷链运输仓储配送时效'.repeat(20).slice(0, 100))
  const largest: Readonly<Record<string, readonly string[]>> = {
    '/track': [`no=${numbers[0]}`, `no=${numbers.join(',')}`],
    '/search': [`q=${encodeURIComponent('冷链')}`, `q=${longest}`],
    '/fee': [
      'from=440300&to=110100&l=60&w=40&h=30&kg=8&n=2',
      'from=440300&to=110100&len=600&wid=400&hei=300&weight=8000&count=2',
    ],
    '/carbon': ['from=110100&to=310100&w=10', 'from=510100&to=510100&w=1000&van=electric&set=2025-11'],
    '/prohibited': ['item=power-bank&mode=air', `q=${longest}`],
    '/air/compartments': [`q=${longest}`],
    '/news': ['page=1&year=2026'],
    '/notice': ['page=1&year=2026'],
    '/network': ['area=330108', 'area=330100&radius=200&show=200'],
    '/serve-range': [
      'to=330108',
      `list=${encodeURIComponent(Array.from({ length: 60 }, () => '杭州').join('\n'))}`,
    ],
  }
  return routes
    .filter(({ query }) => query)
    .flatMap(({ pattern }) =>
      ['asked=1', ...(largest[pattern] ?? [])].map(
        (query): Asked => ({
          name: `page ${pattern}?${query.slice(0, 28)}`,
          route: `page ${pattern}`,
          method: 'GET',
          path: (turn) => `${pattern}?${query}&turn=${turn}`,
        }),
      ),
    )
}
