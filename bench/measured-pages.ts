/** Home and tracking in every language, the pages with goals of their own. */
export const mainPages = ['/', '/hk', '/en', '/track', '/hk/track', '/en/track'] as const

/** One page of each other kind. */
export const pageKinds = [
  '/products/cold-chain',
  '/products/robots',
  '/solutions/fresh',
  '/cases/beiling-fruit',
  '/introduction',
  '/legal/privacy',
  '/air',
  '/news',
  '/news/wuhan-phase-two',
  '/notice/north-china-snow',
  '/help',
  '/search',
  '/route/onPlaceorder',
  // As whoever is not signed in sees them.
  '/route/orderList.do?isCnet=1',
  '/my',
] as const
