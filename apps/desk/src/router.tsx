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
import {
  type DocumentState,
  isDocumentState,
  isListedLanguage,
  isSiteState,
  type ListedLanguage,
  type SiteState,
} from './documents/filters.ts'
import { isSide, type Side } from './documents/sides.ts'
import { isReleaseFilter, type ReleaseFilter } from './releases/filters.ts'
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

const recoveryCode = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/code',
  component: lazyRouteComponent(() => import('./sign-in/recovery-code.tsx'), 'RecoveryCode'),
})

const firstPasskey = createRoute({
  getParentRoute: () => root,
  path: '/sign-in/link',
  component: lazyRouteComponent(() => import('./sign-in/first-passkey.tsx'), 'FirstPasskey'),
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
  component: lazyRouteComponent(() => import('./today/today.tsx'), 'Today'),
})

type DocumentSearch = {
  kind?: string | undefined
  state?: DocumentState | undefined
  site?: SiteState | undefined
  language?: ListedLanguage | undefined
  text?: string | undefined
}

const documents = createRoute({
  getParentRoute: () => signedIn,
  path: '/documents',
  component: lazyRouteComponent(() => import('./documents/list.tsx'), 'Documents'),
  validateSearch: (search: Record<string, unknown>): DocumentSearch => ({
    kind: text(search.kind),
    state: isDocumentState(search.state) ? search.state : undefined,
    site: isSiteState(search.site) ? search.site : undefined,
    language: isListedLanguage(search.language) ? search.language : undefined,
    text: text(search.text),
  }),
})

const importing = createRoute({
  getParentRoute: () => signedIn,
  path: '/documents/import',
  component: lazyRouteComponent(() => import('./importing/import.tsx'), 'ImportScreen'),
})

const editor = createRoute({
  getParentRoute: () => signedIn,
  path: '/document/$',
  component: lazyRouteComponent(() => import('./documents/editor.tsx'), 'Editor'),
  validateSearch: (search: Record<string, unknown>): { side?: Side | undefined } => ({
    side: isSide(search.side) ? search.side : undefined,
  }),
})

type PicturesSearch = { text?: string | undefined; view?: 'list' | undefined }

const pictures = createRoute({
  getParentRoute: () => signedIn,
  path: '/pictures',
  component: lazyRouteComponent(() => import('./pictures/pictures.tsx'), 'Pictures'),
  validateSearch: (search: Record<string, unknown>): PicturesSearch => ({
    text: text(search.text),
    view: search.view === 'list' ? 'list' : undefined,
  }),
})

const picture = createRoute({
  getParentRoute: () => signedIn,
  path: '/pictures/$id',
  component: lazyRouteComponent(() => import('./pictures/picture.tsx'), 'PictureScreen'),
})

const releases = createRoute({
  getParentRoute: () => signedIn,
  path: '/releases',
  component: lazyRouteComponent(() => import('./releases/list.tsx'), 'Releases'),
  validateSearch: (search: Record<string, unknown>): { show?: ReleaseFilter | undefined } => ({
    show: isReleaseFilter(search.show) ? search.show : undefined,
  }),
})

const facts = createRoute({
  getParentRoute: () => signedIn,
  path: '/facts',
  component: lazyRouteComponent(() => import('./facts/facts.tsx'), 'Facts'),
})

const rates = createRoute({
  getParentRoute: () => signedIn,
  path: '/rates',
  component: lazyRouteComponent(() => import('./rates/list.tsx'), 'Rates'),
})

const rateVersion = createRoute({
  getParentRoute: () => signedIn,
  path: '/rates/$id',
  component: lazyRouteComponent(() => import('./rates/version.tsx'), 'RateVersion'),
  validateSearch: (search: Record<string, unknown>): { part?: string | undefined } => ({
    part: text(search.part),
  }),
})

const timeTravel = createRoute({
  getParentRoute: () => signedIn,
  path: '/preview',
  component: lazyRouteComponent(() => import('./time-travel/time-travel.tsx'), 'TimeTravel'),
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
  validateSearch: (search: Record<string, unknown>): { from?: 'code' } =>
    search.from === 'code' ? { from: 'code' } : {},
})

const guides = createRoute({
  getParentRoute: () => signedIn,
  path: '/guides',
  component: lazyRouteComponent(() => import('./guides/list.tsx'), 'Guides'),
})

const oneGuide = createRoute({
  getParentRoute: () => signedIn,
  path: '/guides/$guide',
  component: lazyRouteComponent(() => import('./guides/one-guide.tsx'), 'OneGuide'),
})

const work = createRoute({
  getParentRoute: () => signedIn,
  path: '/lists/$list',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./worklists/worklist.tsx'), 'WorklistPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    recoveryCode,
    firstPasskey,
    signedIn.addChildren([
      start,
      documents,
      importing,
      editor,
      releases,
      facts,
      rates,
      rateVersion,
      pictures,
      picture,
      timeTravel,
      work,
      staff,
      sessions,
      guides,
      oneGuide,
    ]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: Failed,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
