import type { Db } from '@hongyan/db'
import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { testCtx } from '@hongyan/testing'
import { type SignedInStaff, signInStaff } from '@hongyan/testing/staff'
import { registry } from '../../registry.ts'
import { cardOf } from '../document-card.ts'
import type { DocumentSource } from '../document-source.ts'
import { usesOf } from '../document-uses.ts'
import { isRecord } from '../seed-value.ts'

const paragraph = (chinese: string, english: string) => ({
  kind: 'paragraph',
  text: { 'zh-CN': chinese, 'en-US': english },
})

/** A news item as one that ships. */
export const opening = {
  id: 'opening',
  date: '2026-11-18',
  title: { 'zh-CN': '枢纽开业', 'en-US': 'The hub opens' },
  scene: 'hub',
  body: [paragraph('一', 'One'), paragraph('二', 'Two'), paragraph('三', 'Three')],
  related: ['/air', '/products/express#prices'],
}

const express = {
  path: '/products/express',
  name: { 'zh-CN': '快递', 'en-US': 'Express' },
  blocks: [{ kind: 'questions', id: 'ask', ids: ['sending-cutoff', 'claims-late'] }],
}

const seeds: Readonly<Record<string, object>> = {
  'document/home': { slides: [{ id: 'one', lead: { 'zh-CN': '甲', 'en-US': 'A' } }] },
  'page/products/express': express,
  'news/opening': opening,
  'news/other': { ...opening, id: 'other', title: { 'zh-CN': '另一条', 'en-US': 'Another' } },
}

const entries = Object.entries(seeds).map(([name, seed]) => ({
  name,
  card: cardOf(seed, {}),
  marks: {},
  uses: usesOf(seed),
}))

const noJson = { 'zh-CN': '不是 JSON', 'en-US': 'no JSON' }

/** A few documents that ship, whose only contract is that they have a title, a name or slides. */
export const sampleDocuments: DocumentSource = {
  entries: () => entries,
  seedOf: (name) => seeds[name] ?? null,
  check: (_kind, seed) =>
    isRecord(seed) && ['title', 'name', 'slides'].some((field) => field in seed)
      ? []
      : [{ language: null, path: ['title'], code: 'invalid_type', message: 'it is missing' }],
  startOf: (kind, key, day) => {
    if (kind === 'news') return { id: key, date: day, title: { 'zh-CN': '', 'en-US': '' }, body: [] }
    return kind === 'page' ? { path: key } : null
  },
  writeFiles: async (name, seed) => [{ file: `${name}.yaml`, text: JSON.stringify(seed) }],
  readFiles: async (_name, [file]) =>
    file?.text.startsWith('{')
      ? { seed: JSON.parse(file.text) }
      : { problems: [{ file: file?.file ?? '', line: 1, path: [], message: noJson }] },
  placeFile: async (path, known) => ({
    names: known.filter((name) => name.endsWith(path.replace('.yaml', ''))),
    isPart: false,
  }),
}

/** A desk with these documents, at a moment that tests move. */
export function openDesk(database: () => Db, documents: DocumentSource = sampleDocuments) {
  const clock = { now: Date.UTC(2027, 4, 3, 4) }
  const ctx = (): Ctx => testCtx(database(), { now: () => clock.now, registry: { ...registry, documents } })
  /** Somebody of staff with these roles; without roles, with all of them. */
  const somebody = async (...grants: readonly (Partial<StaffGrant> & { role: string })[]): Promise<Ctx> =>
    (await signIn(grants)).ctx
  const signIn = (grants: readonly (Partial<StaffGrant> & { role: string })[]): Promise<SignedInStaff> =>
    signInStaff(
      ctx(),
      grants.length === 0
        ? undefined
        : grants.map((grant) => ({ kind: null, language: null, branch: null, ...grant })),
    )
  return { clock, ctx, somebody }
}
