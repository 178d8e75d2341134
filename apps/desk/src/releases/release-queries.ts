import type { LocaleId } from '@hongyan/locales'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listReleasesAction } from '../../../site/features/desk/releases/actions.ts'
import {
  changesOnSiteAction,
  listPublicationsAction,
  showStandingAction,
} from '../../../site/features/desk/releases/publications/actions.ts'
import { ask } from '../client/ask.ts'

// All begin alike: what is done with any release has all of them asked for anew.
const all = 'releases'

/** The releases of a document, the newest first. */
export function releasesQuery(name: string) {
  return queryOptions({
    queryKey: [all, 'of', name],
    queryFn: async ({ signal }) =>
      (await ask(listReleasesAction, { query: { name, limit: '60' } }, signal)).releases,
  })
}

/** Where each language of a document stands, against its draft at a revision. */
export function standingQuery(name: string, revision: number) {
  return queryOptions({
    queryKey: [all, 'standing', name, revision],
    queryFn: async ({ signal }) => (await ask(showStandingAction, { query: { name } }, signal)).languages,
    placeholderData: keepPreviousData,
  })
}

/** What was published of a document. */
export function publicationsQuery(name: string) {
  return queryOptions({
    queryKey: [all, 'publications', name],
    queryFn: async ({ signal }) =>
      (await ask(listPublicationsAction, { query: { name } }, signal)).publications,
  })
}

/** What differs from the site: of the draft, of a release, or of what stood there before. */
export type Compared = {
  readonly name: string
  readonly language: LocaleId
  readonly release?: string
  readonly publication?: string
  /** Of the draft. */
  readonly revision?: number
}

export function changesQuery({ revision, ...query }: Compared) {
  return queryOptions({
    queryKey: [all, 'changes', query, revision],
    queryFn: ({ signal }) => ask(changesOnSiteAction, { query }, signal),
  })
}

export type ShownRelease = Awaited<
  ReturnType<NonNullable<ReturnType<typeof releasesQuery>['queryFn']>>
>[number]
export type ShownStanding = Awaited<
  ReturnType<NonNullable<ReturnType<typeof standingQuery>['queryFn']>>
>[number]
