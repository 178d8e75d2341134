import type { Db } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { type LocaleId, localeIds, localeOf } from '@hongyan/locales'
import { testCtx } from '@hongyan/testing'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { whereWritten } from '@hongyan/testing/where-written'
import { rowCard } from '../../desk-documents/document-card.ts'
import type {} from '../../desk-documents/document-source.ts'
import {
  type LanguageRevisions,
  nextRevisions,
  unknownRevisions,
} from '../../desk-documents/language-revisions.ts'
import { contentSince } from '../../publishing/store-content.ts'
import { registry } from '../../registry.ts'
import { approveRelease } from '../approve-release.ts'
import { askReview } from '../ask-review.ts'
import type { PublicationSource } from '../publication-source.ts'
import { publishRelease } from '../publish-release.ts'
export const start = Date.UTC(2027, 4, 3, 4)
export const shanghai = (local: string) => ({ local, zone: 'Asia/Shanghai' })
export const inAnHour = shanghai('2027-05-03T13:00')
export const hour = 3_600_000

/** Codes are a name and a language here; a text `bad` breaks the schema of its language. */
export const publications: PublicationSource = {
  contentOf: async ({ name, seed, language }) => {
    const title = Reflect.get(Reflect.get(seed as object, 'title') as object, language) as string | undefined
    const text = title ?? `trad. ${Reflect.get(Reflect.get(seed as object, 'title') as object, 'zh-CN')}`
    if (text.includes('bad')) return { fits: false, problem: 'title: too bad' }
    return { fits: true, code: codeOf(name, language), content: text }
  },
  unknownNames: async () => [],
  keepsContract: (_code, content) => !content.includes('old'),
  inHongKong: async (texts) => texts.map((text) => `trad. ${text}`),
  codeOf: (name, language) => codeOf(name, language),
  nameAt: (path) => (path.startsWith('/news/') ? path.slice(1) : null),
  isNeeded: (name) => name.startsWith('document/'),
}
const codeOf = (name: string, language: LocaleId): string => `${name}${localeOf(language).cmsSuffix}`

/** The desk and the site in one database, with documents that are a title. */
export function openReleases(database: () => Db) {
  const clock = { now: start }
  const base = (): Ctx =>
    testCtx(database(), {
      now: () => clock.now,
      registry: { ...registry, publications, documents: { seedOf: () => null, entries: () => [] } as never },
    })
  let count = 0
  let name = ''
  let last: { title: Partial<Record<LocaleId, string>>; revisions: LanguageRevisions }
  let editor: Ctx
  let reviewer: Ctx
  let publisher: Ctx

  const who = async (...grants: Parameters<typeof staffGrant>[]): Promise<Ctx> =>
    (
      await signInStaff(
        base(),
        grants.map((grant) => staffGrant(...grant)),
      )
    ).ctx

  /** The document as somebody writes it. */
  async function write(by: Ctx, revision: number, title: Partial<Record<LocaleId, string>>): Promise<void> {
    if (by.actor.kind !== 'person') throw new Error('nobody writes')
    const seed = JSON.stringify({ title })
    const before = revision === 1 ? { title: {}, revisions: unknownRevisions(0) } : last
    const paths = localeIds
      .filter((language) => title[language] !== before.title[language])
      .map((language) => ['title', language])
    const revisions = nextRevisions(before.revisions, { seed: { title }, revision, paths })
    last = { title, revisions }
    const card = rowCard({ title }, { marks: {}, revisions })
    const stamped = { changed_at: clock.now, changed_by: by.actor.staffId }
    const row = { seed, revision, card, ...stamped }
    await database()
      .query.insertInto('desk_documents')
      .values({
        name,
        kind: 'news',
        shipped: null,
        uses: '[]',
        created_at: clock.now,
        created_by: by.actor.staffId,
        trashed_at: null,
        ...row,
      })
      .onConflict((on) => on.column('name').doUpdateSet(row))
      .execute()
    await database()
      .query.insertInto('desk_versions')
      .values({
        name,
        revision,
        seed,
        action: 'saved',
        paths: '[]',
        saves: 1,
        made_at: clock.now,
        changed_at: clock.now,
        made_by: by.actor.staffId,
      })
      .execute()
  }

  /** What is published of the document: by language, null where it is withdrawn, absent where it never was. */
  async function published(): Promise<Partial<Record<string, string | null>>> {
    const { documents } = await contentSince(base(), 0)
    const own = documents.filter(({ code }) => code === name || code.startsWith(`${name}-`))
    return Object.fromEntries(own.map(({ code, content }) => [code.slice(name.length) || 'cn', content]))
  }

  async function approved(language: LocaleId): Promise<string> {
    const { id } = await askReview(editor, { name, language, note: '' })
    await approveRelease(reviewer, { id, note: '' })
    return id
  }
  const publish = async (language: LocaleId): Promise<void> =>
    publishRelease(publisher, { id: await approved(language) })
  const stateOf = async (id: string): Promise<string> =>
    (
      await database()
        .query.selectFrom('desk_releases')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state
  const auditOf = async (id: string): Promise<string[]> =>
    (
      await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  /** A document of this test alone, and people who have nothing to do with those of others. */
  const begin = async () => {
    clock.now = start
    count += 1
    name = `news/item${count}x`
    editor = await who(['editor'])
    reviewer = await who(['reviewer'])
    publisher = await who(['publisher'])
    await write(editor, 1, { 'zh-CN': '开业', 'en-US': 'Open' })
    return { name, editor, reviewer, publisher }
  }
  const next = (): number => {
    count += 1
    return count
  }
  /** From now on the document has this name. */
  const called = (other: string): string => {
    name = other
    return other
  }
  return { next, called, clock, base, who, write, published, approved, publish, stateOf, auditOf, begin }
}

/** What is published of the document in Hong Kong's edition, where the site has it. */
export function inHongKong(content: string | null): Readonly<Record<string, string | null>> {
  return whereWritten('zh-HK', () => ({ '-tc': content })) ?? {}
}

export function fault(error: unknown): never {
  throw error
}
