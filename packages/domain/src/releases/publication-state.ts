import type { Ctx } from '@hongyan/kernel/context'
import { inEach, isDerived, type LocaleId, sourceId, writtenIds } from '@hongyan/locales'
import type { ListedDocument } from '../desk-documents/list-documents.ts'
import { publicationsOf } from './publication-source.ts'

/** Where a language of a document stands: what is under way with it before what the site has. */
export const publicationStates = [
  'published',
  'ahead',
  'in-review',
  'approved',
  'scheduled',
  'withdrawn',
  'never',
] as const

export type PublicationState = {
  /** `ahead`: the site has it, and its draft has changed since. */
  readonly state: (typeof publicationStates)[number]
  /** Whether what is under way takes it off the site. */
  readonly isWithdrawal: boolean
  /** When it is to happen (ms UTC), and the zone in which that was chosen; null where nothing is scheduled. */
  readonly dueAt: number | null
  readonly zone: string | null
}

/** The states of a document, by its language. */
export type PublicationStates = Readonly<Record<LocaleId, PublicationState>>

type Known = Pick<ListedDocument, 'name' | 'isShipped' | 'revisions'>
type UnderWay = PublicationState & { readonly state: 'in-review' | 'approved' | 'scheduled' }

/** Tells of any document where its languages stand; however many are asked about, the database is asked four times. */
export async function readPublicationStates(ctx: Ctx): Promise<(document: Known) => PublicationStates> {
  const source = publicationsOf(ctx)
  const [underWay, revisions, contents, left] = [
    await readUnderWay(ctx),
    await readRevisions(ctx),
    await readContents(ctx),
    await readLeft(ctx),
  ]

  const stateIn = (document: Known, language: LocaleId): PublicationState => {
    const { name, isShipped } = document
    const own = underWay.get(`${name} ${language}`)
    if (own !== undefined) return own
    const isWithdrawn = contents.get(source.codeOf(name, language) ?? '') ?? left.get(`${name} ${language}`)
    if (isWithdrawn) return settled('withdrawn')
    // What is on its way in the Simplified takes Hong Kong with it, where that follows.
    const { changed, hongKongSince } = document.revisions
    const follows = isDerived(language) && hongKongSince === null
    const taken = follows ? underWay.get(`${name} ${sourceId}`) : undefined
    if (taken !== undefined) return taken
    if (isWithdrawn === undefined && !isShipped) return settled('never')
    const published = revisions.get(`${name} ${language}`) ?? 0
    const simplified = revisions.get(`${name} ${sourceId}`) ?? 0
    const counts = isDerived(language) && (follows || simplified < (hongKongSince ?? 0))
    const newest = counts ? Math.max(published, simplified) : published
    return settled(changed[language] > newest ? 'ahead' : 'published')
  }

  return (document) => inEach((language) => stateIn(document, language))
}

/** Whether a document stands so in a language; without one, in any. */
export function standsIn(
  states: PublicationStates,
  state: PublicationState['state'],
  language: LocaleId | undefined,
): boolean {
  const asked = language === undefined ? writtenIds : [language]
  return asked.some((one) => states[one].state === state)
}

function settled(state: PublicationState['state']): PublicationState {
  return { state, isWithdrawal: false, dueAt: null, zone: null }
}

/** What is on its way, by document and language: the last that was asked for. */
async function readUnderWay(ctx: Ctx): Promise<ReadonlyMap<string, UnderWay>> {
  const rows = await ctx.db.query
    .selectFrom('desk_releases')
    .select(['name', 'language', 'kind', 'state', 'due_at', 'zone'])
    .where('state', 'in', ['in-review', 'approved', 'scheduled'])
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ name, language, kind, state, due_at, zone }) => {
      const isScheduled = state === 'scheduled' && due_at !== null
      const one = {
        state: state as UnderWay['state'],
        isWithdrawal: kind === 'withdraw',
        dueAt: isScheduled ? Number(due_at) : null,
        zone: isScheduled ? zone : null,
      }
      return [`${name} ${language}`, one]
    }),
  )
}

/** The revision that was published last, by document and language. */
async function readRevisions(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.query
    .selectFrom('desk_releases')
    .select(({ fn }) => ['name', 'language', fn.max('revision').as('revision')])
    .where('kind', '=', 'publish')
    .where('state', '=', 'done')
    .groupBy(['name', 'language'])
    .execute()
  return new Map(rows.map(({ name, language, revision }) => [`${name} ${language}`, Number(revision)]))
}

/** Whether a code is withdrawn, of every code under which anything was published. */
async function readContents(ctx: Ctx): Promise<ReadonlyMap<string, boolean>> {
  const rows = await ctx.db.query
    .selectFrom('published_content')
    .select((eb) => ['code', eb('content', 'is', null).as('withdrawn')])
    .execute()
  return new Map(rows.map(({ code, withdrawn }) => [code, Boolean(withdrawn)]))
}

/** Whether it is withdrawn, of what was published while its document had another name; by document and language. */
async function readLeft(ctx: Ctx): Promise<ReadonlyMap<string, boolean>> {
  const rows = await ctx.db.query
    .selectFrom('desk_publications')
    .select(({ fn }) => ['name', 'language', fn.count('id').as('all'), fn.count('until_at').as('ended')])
    .where('stood_as', 'is not', null)
    .groupBy(['name', 'language'])
    .execute()
  return new Map(rows.map(({ name, language, all, ended }) => [`${name} ${language}`, all === ended]))
}
