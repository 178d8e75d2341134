/** The site's routes, without language prefix. Pages, the 404 answer and tests are all made from this table. */
export type Route = {
  readonly pattern: string
  readonly layout: 'default' | 'express' | 'bare'
  /** `query`: the answer depends on the query, which then bypasses the page cache. */
  readonly query: boolean
  /** Part of the site map and of the shared page tests. */
  readonly state: 'built' | 'soon'
}

const built = (pattern: string, query = false): Route => ({
  pattern,
  layout: 'default',
  query,
  state: 'built',
})
const soon = (pattern: string, layout: Route['layout'] = 'default'): Route => ({
  pattern,
  layout,
  query: false,
  state: 'soon',
})

export const routes: readonly Route[] = [
  built('/'),
  built('/track', true),
  built('/components/Banner'),
  built('/components/NavBar'),
  built('/components/Solutions'),
  built('/components/TrackShipment'),
  built('/developers'),
  soon('/cooperation'),
  soon('/ecology/cooperation'),
  soon('/contactUs'),
  soon('/white-paper'),
  soon('/fee'),
  soon('/carbon'),
  soon('/prohibited'),
  soon('/network'),
  soon('/serve-range'),
  soon('/unroute/map'),
  soon('/route/onPlaceorder', 'express'),
  soon('/route/orderList.do', 'express'),
  soon('/address', 'express'),
  soon('/my', 'express'),
]

const byPath = new Map(routes.map((route) => [route.pattern, route]))

/** The route of a path (no language prefix), or undefined when the site has no such page. `/index` is home. */
export function routeOf(path: string): Route | undefined {
  return byPath.get(path === '/index' ? '/' : path)
}
