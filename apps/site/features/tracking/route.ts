import type { Route } from '../../server/requests/route.ts'
import { lookUpRoutes } from './look-up.ts'
import { ownRoutes } from './own.ts'
import { proofRoutes } from './proof.ts'
import { type SessionServices, sessionRoutes } from './session.ts'

/** Every call of the tracking family. */
export const trackingRoutes: readonly Route<SessionServices>[] = [
  ...lookUpRoutes,
  ...proofRoutes,
  ...sessionRoutes,
  ...ownRoutes,
]
