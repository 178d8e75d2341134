import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { deskDocuments } from '@hongyan/content/desk-documents'
import { type Db, migrate, openDatabase, restoreBackup, writeBackup } from '@hongyan/db'
import { openDocument } from '@hongyan/domain/desk-documents/open-document'
import { saveDocument } from '@hongyan/domain/desk-documents/save-document'
import { compareVersions, listVersions } from '@hongyan/domain/desk-documents/versions'
import { showPicture } from '@hongyan/domain/media/list-pictures'
import { uploadPicture } from '@hongyan/domain/media/upload-picture'
import { registry } from '@hongyan/domain/registry'
import { approveRelease } from '@hongyan/domain/releases/approve-release'
import { askReview } from '@hongyan/domain/releases/ask-review'
import { listPublications } from '@hongyan/domain/releases/list-publications'
import { listReleases } from '@hongyan/domain/releases/list-releases'
import { publishRelease } from '@hongyan/domain/releases/publish-release'
import { putBack } from '@hongyan/domain/releases/put-back'
import { publications } from '@hongyan/domain/releases/testing/open-releases'
import { findStaffSession } from '@hongyan/domain/staff/find-staff-session'
import type { Ctx } from '@hongyan/kernel/context'
import { testCtx } from '@hongyan/testing'
import { type Engine, freshDatabase } from '@hongyan/testing/fresh-database'
import { signInStaff } from '@hongyan/testing/staff'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { folderStore } from '../../server/file-stores/folder-store.ts'
import { encodePicture } from './media/encode-picture.ts'
import { registerPictures } from './media/serve-pictures.ts'

const name = 'news/wuhan-phase-two'
const alt = { 'zh-CN': '两辆货车', 'en-US': 'Two trucks' }
const now = Date.UTC(2027, 4, 3, 4)

async function anEmptyOne(engine: Engine): Promise<string> {
  const fresh = await freshDatabase(engine, inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  return fresh.url
}

async function opened(url: string): Promise<{ readonly db: Db; readonly ctx: Ctx }> {
  const db = await openDatabase({ url })
  await migrate(db)
  const own = { ...registry, documents: deskDocuments, publications }
  return { db, ctx: testCtx(db, { now: () => now, registry: own }) }
}

const pairs = [
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] as const

/** Two databases are made, filled, and one is read back. */
const ceiling = { timeout: 90_000 }

test.each(pairs)('a desk on %s that is restored on %s goes on where it was', ceiling, async (from, to) => {
  const folder = temporaryFolder('restored-desk')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [source, target, file] = [await anEmptyOne(from), await anEmptyOne(to), join(folder, 'site.backup')]
  const store = folderStore(join(folder, 'media'))
  const library = {
    store,
    encode: encodePicture,
    codeOf: (id: string, language: string) => `${id} ${language}`,
  }

  const before = await opened(source)
  const { ctx, secret, person } = await signInStaff(before.ctx)
  const picture = sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: 9, g: 1, b: 2 } },
  })
  const png = await picture.png().toBuffer()
  const { id } = await uploadPicture(ctx, { file: png, name: 'a.png', alt, focus: { x: 1, y: 1 }, library })
  const patches = [
    { op: 'replace', path: ['title', 'en-US'], value: 'Twelve\u00a0docks' },
    { op: 'replace', path: ['scene'], value: `media:${id}` },
  ] as const
  await saveDocument(ctx, { name, base: 0, patches })
  const asked = await askReview(ctx, { name, language: 'en-US', note: '' })
  const { ctx: reviewer } = await signInStaff(before.ctx)
  await approveRelease(reviewer, { id: asked.id, note: '' })
  await publishRelease(reviewer, { id: asked.id })
  await before.db.close()

  await writeBackup({ url: source, file })
  await restoreBackup({ file, url: target })
  const after = await opened(target)
  onTestFinished(() => after.db.close())
  // Whoever was signed in still is: what their browser holds is kept as a digest that needs no key.
  const session = await findStaffSession(after.ctx, { secret, inUse: true })
  expect(session?.person).toEqual(person)
  const again: Ctx = { ...after.ctx, actor: person }

  expect(await openDocument(again, { name })).toMatchObject({
    revision: 1,
    seed: { title: { 'en-US': 'Twelve\u00a0docks' }, scene: `media:${id}` },
  })
  expect((await listVersions(again, { name })).map(({ revision }) => revision)).toEqual([1, 0])
  expect((await compareVersions(again, { name, from: 0 })).changes).toHaveLength(2)
  expect((await listReleases(again, { name, limit: 9 })).releases).toMatchObject([
    { state: 'done', isLive: true },
  ])
  const [live] = await listPublications(again, { name })
  expect(live).toMatchObject({ revision: 1, from: now, until: null })
  await putBack(again, { name, language: 'en-US', publication: null, over: live?.id ?? '', note: '' })
  expect((await listPublications(again, { name })).filter(({ until }) => until === null)).toMatchObject([
    { language: 'en-US', revision: 0 },
  ])

  // The rows are in the backup, the files beside it: a folder that is copied with it.
  const site = Fastify()
  onTestFinished(() => site.close())
  registerPictures(site, store)
  const { files, uses } = await showPicture(again, { id })
  expect(uses).toContain(name)
  const answer = await site.inject(files.webp)
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(400)
})
