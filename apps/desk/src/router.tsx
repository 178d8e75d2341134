import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { AskError } from './client/ask.ts'
import { meQuery } from './client/me.ts'
import { queryClient } from './client/queries.ts'
import { Failed, NotFound } from './shell/failed.tsx'
import { Frame } from './shell/frame.tsx'
import { SignIn } from './sign-in/sign-in.tsx'
import { readListSearch } from './worklists/list-search.ts'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound })

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: SignIn,
  validateSearch: (search: Record<string, unknown>): { failed?: string; to?: string } => {
    const [failed, to] = [text(search.failed), text(search.to)]
    return { ...(failed === undefined ? {} : { failed }), ...(to === undefined ? {} : { to }) }
  },
})

/** Everything but signing in is for whoever is signed in. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: Frame,
  errorComponent: Failed,
  beforeLoad: async ({ location }) => {
    try {
      await queryClient.ensureQueryData(meQuery)
    } catch (error) {
      if (!(error instanceof AskError) || error.status !== 401) throw error
      throw redirect({ to: '/sign-in', search: location.href === '/' ? {} : { to: location.href } })
    }
  },
})

const start = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('./sessions/sessions.tsx'), 'Sessions'),
})

const staff = createRoute({
  getParentRoute: () => signedIn,
  path: '/staff',
  component: lazyRouteComponent(() => import('./staff/staff.tsx'), 'Staff'),
})

const sessions = createRoute({
  getParentRoute: () => signedIn,
  path: '/sessions',
  component: lazyRouteComponent(() => import('./sessions/sessions.tsx'), 'Sessions'),
})

const work = createRoute({
  getParentRoute: () => signedIn,
  path: '/work/$list',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./worklists/worklist.tsx'), 'WorklistPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([signIn, signedIn.addChildren([start, work, staff, sessions])]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: Failed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
