import type { Ctx } from '@hongyan/kernel/context'
import { localeIds } from '@hongyan/locales'
import { testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { signInStaff, staffGrant } from '@hongyan/testing/staff'
import { whereWritten } from '@hongyan/testing/where-written'
import { writtenRows } from '@hongyan/testing/written-rows'
import { describe, expect, test } from 'vitest'
import { contentSince, storeContent } from '../publishing/store-content.ts'
import { registry } from '../registry.ts'
import { publications } from '../releases/testing/open-releases.ts'
import { copyFiles } from './copy-files.ts'
import { deletePicture } from './delete-picture.ts'
import { exportPictures } from './export-pictures.ts'
import { listPictures, showPicture, wholePicture } from './list-pictures.ts'
import type { PictureLibrary } from './picture-library.ts'
import { describePicture, replacePicture } from './replace-picture.ts'
import { removeOldFiles } from './store-files.ts'
import { uploadPicture } from './upload-picture.ts'

const start = Date.UTC(2027, 4, 3, 4)
const alt = { 'zh-CN': '两辆货车', 'en-US': 'Two trucks' }
const focus = { x: 500, y: 500 }

/** A store that can break after some files, and an encoder that only tells files apart. */
function aLibrary(): PictureLibrary & { readonly names: () => readonly string[]; breaksAfter: number } {
  const files = new Map<string, Uint8Array>()
  const library = {
    breaksAfter: Number.POSITIVE_INFINITY,
    names: () => [...files.keys()].toSorted(),
    encode: async (bytes: Uint8Array, { x }: { readonly x: number }) => ({
      hash: `${bytes[0] ?? 0}`.padStart(4, '0') + `${x}`.padStart(4, '0'),
      sizes: { width: 400, height: 300, avif: [400], webp: 400 },
      files: new Map(['-400.avif', '-400.webp', '-master.webp'].map((end) => [end, bytes])),
    }),
    store: {
      put: async (name: string, bytes: Uint8Array) => {
        if (library.breaksAfter === 0) throw new Error('the process was killed')
        library.breaksAfter -= 1
        files.set(name, bytes)
      },
      read: async (name: string) => files.get(name) ?? null,
      size: async (name: string) => files.get(name)?.byteLength ?? null,
      remove: async (name: string) => void files.delete(name),
    },
    codeOf: (id: string, language: string) => `100025-media-${id} ${language}`,
  }
  return library
}

let byte = 0
const aFile = () => {
  byte += 1
  return Uint8Array.of(byte, 1, 2)
}

withDatabases('media', (database) => {
  const clock = { now: start }
  const anybody = (): Ctx =>
    testCtx(database(), { now: () => clock.now, registry: { ...registry, publications } })
  const editor = async () => (await signInStaff(anybody(), [staffGrant('editor')])).ctx
  const uploaded = async () => {
    const [ctx, library, file] = [await editor(), aLibrary(), aFile()]
    const upload = () => uploadPicture(ctx, { file, name: '货车.jpg', alt, focus, library })
    return { ctx, library, file, upload, ...(await upload()) }
  }

  test('the whole of it is there for whoever may upload, until the store has lost it', async () => {
    const { ctx, library, file, id } = await uploaded()
    expect(await wholePicture(ctx, { id, library })).toEqual(file)
    const reviewer = (await signInStaff(anybody(), [staffGrant('reviewer')])).ctx
    await expect(wholePicture(reviewer, { id, library })).rejects.toMatchObject({ code: 'forbidden' })
    for (const name of library.names()) await library.store.remove(name)
    await expect(wholePicture(ctx, { id, library })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(wholePicture(ctx, { id: 'none', library })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a picture is stored and published in every language', async () => {
    const { ctx, library, id, isNew } = await uploaded()
    expect(isNew).toBe(true)
    expect(library.names()).toHaveLength(3)
    const { documents } = await contentSince(ctx, 0)
    const own = documents.filter(({ code }) => code.includes(id))
    expect(own.map(({ code, content }) => [code.split(' ')[1], JSON.parse(content ?? '').alt])).toEqual([
      ...writtenRows([
        ['zh-CN', '两辆货车'],
        ['zh-HK', 'trad. 两辆货车'],
        ['en-US', 'Two trucks'],
      ]),
    ])
  })

  test('whose it is stands beside it for staff, is found by it, goes into its file, and is not published', async () => {
    const { ctx, library, id } = await uploaded()
    const rights = { credit: ' 摄影：王二 ', licence: 'CC BY 4.0' }
    await describePicture(ctx, { id, revision: 0, alt, focus, library, ...rights })
    const said = { credit: '摄影：王二', licence: 'CC BY 4.0' }
    expect(await showPicture(ctx, { id })).toMatchObject(said)
    // What is left out stays, also where the files are made anew.
    await describePicture(ctx, { id, revision: 1, alt, focus: { x: 100, y: 1 }, library, licence: '买断' })
    expect(await showPicture(ctx, { id })).toMatchObject({ ...said, licence: '买断' })
    expect((await listPictures(ctx, { search: '王二', limit: 9 })).pictures).toHaveLength(1)
    const found = await exportPictures(ctx, { search: '' })
    expect(found.find((one) => one.id === id)).toMatchObject({ credit: '摄影：王二' })
    const published = (await contentSince(ctx, 0)).documents.filter(({ code }) => code.includes(id))
    expect(JSON.stringify(published)).not.toContain('王二')
    const audit = await database()
      .query.selectFrom('audit')
      .select('detail')
      .where('action', '=', 'exported')
      .where('entity', '=', 'media')
      .execute()
    expect(audit.map(({ detail }) => JSON.parse(detail ?? '{}'))).toEqual([{ rows: found.length }])
    const tooLong = { id, revision: 2, alt, focus, library, credit: '王'.repeat(301) }
    await expect(describePicture(ctx, tooLong)).rejects.toMatchObject({
      fields: [{ path: 'credit', message: 'too-long' }],
    })
  })

  test('the same file twice is one picture, also at one moment', async () => {
    const { upload, id, ctx, library } = await uploaded()
    expect(await upload()).toEqual({ id, isNew: false })
    const file = aFile()
    const both = await Promise.all(
      [1, 2].map(() => uploadPicture(ctx, { file, name: 'a', alt, focus, library })),
    )
    expect(both[0]?.id).toBe(both[1]?.id)
    expect(both.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  test('what a process that dies leaves behind is no picture, and goes', async () => {
    const { ctx, library, id } = await uploaded()
    const before = library.names()
    library.breaksAfter = 2
    const file = aFile()
    const upload = () => uploadPicture(ctx, { file, name: 'a', alt, focus, library })
    await expect(upload()).rejects.toThrow('killed')
    expect(library.names()).toHaveLength(before.length + 2)
    expect((await listPictures(ctx, { search: '', limit: 1 })).pictures.map((one) => one.id)).toEqual([id])
    clock.now += 8 * 86_400_000
    await removeOldFiles(ctx, { library })
    expect(library.names()).toEqual(before)
    library.breaksAfter = Number.POSITIVE_INFINITY
    expect((await upload()).isNew).toBe(true)
  })

  test('another file takes its place under the same name, and its files go a week later', async () => {
    const { ctx, library, id, file } = await uploaded()
    const before = library.names()
    await replacePicture(ctx, { id, revision: 0, file: aFile(), focus, library })
    expect(library.names()).toHaveLength(6)
    clock.now += 6 * 86_400_000
    await removeOldFiles(ctx, { library })
    expect(library.names()).toHaveLength(6)
    clock.now += 2 * 86_400_000
    await removeOldFiles(ctx, { library })
    expect(library.names().filter((name) => before.includes(name))).toEqual([])
    // The first file back again has its files back.
    await replacePicture(ctx, { id, revision: 1, file, focus, library })
    expect(library.names()).toEqual(expect.arrayContaining([...before]))
  })

  test('two that are replaced by one file at once: the second is refused', async () => {
    const [one, two] = [await uploaded(), await uploaded()]
    const file = aFile()
    const both = await Promise.allSettled(
      [one, two].map(({ ctx, library, id }) =>
        replacePicture(ctx, { id, revision: 0, file, focus, library }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { entity: 'media', code: 'conflict' },
    })
  })

  test('a change on what somebody else has changed is refused', async () => {
    const { ctx, library, id } = await uploaded()
    const other = whereWritten('zh-HK', (hk) => ({ [hk]: '兩輛貨車' })) ?? { 'en-US': 'Trucks' }
    await describePicture(ctx, { id, revision: 0, alt: { ...alt, ...other }, focus, library })
    const late = describePicture(ctx, { id, revision: 0, alt, focus, library })
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect((await showPicture(ctx, { id })).alt).toEqual({ ...alt, ...other })
  })

  test('only the language whose words change is published anew', async () => {
    const { ctx, library, id } = await uploaded()
    const { version } = await contentSince(ctx, 0)
    await describePicture(ctx, { id, revision: 0, alt: { ...alt, 'en-US': 'Trucks' }, focus, library })
    expect((await contentSince(ctx, version)).documents.map(({ code }) => code.split(' ')[1])).toEqual([
      'en-US',
    ])
  })

  test('another focus makes its files anew', async () => {
    const { ctx, library, id } = await uploaded()
    const before = (await showPicture(ctx, { id })).files.webp
    await describePicture(ctx, { id, revision: 0, alt, focus: { x: 100, y: 500 }, library })
    expect((await showPicture(ctx, { id })).files.webp).not.toBe(before)
  })

  test('what a document shows is not deleted, and the document is named', async () => {
    const { ctx, library, id } = await uploaded()
    const code = `100025-news-trucks-${id}`
    await storeContent(ctx, [{ code, content: JSON.stringify({ scene: `media:${id}` }) }])
    await expect(deletePicture(ctx, { id, library })).rejects.toMatchObject({
      code: 'in-use',
      fields: [{ detail: code }],
    })
    await storeContent(ctx, [{ code, content: null }])
    await deletePicture(ctx, { id, library })
    await expect(showPicture(ctx, { id })).rejects.toMatchObject({ code: 'not-found' })
    const own = (await contentSince(ctx, 0)).documents.filter((one) => one.code.includes(`media-${id}`))
    expect(own.map(({ content }) => content)).toEqual(localeIds.map(() => null))
  })

  test('it is found by its name and its words in both languages', async () => {
    const { ctx, id } = await uploaded()
    for (const search of ['货车.J', '两辆', 'two TRUCKS']) {
      const found = await listPictures(ctx, { search, limit: 50 })
      expect(found.pictures.map((one) => one.id)).toContain(id)
    }
    expect((await listPictures(ctx, { search: '100%_', limit: 50 })).pictures).toEqual([])
  })

  describe('refused', () => {
    test.each([
      ['without words', { 'zh-CN': ' ', 'en-US': 'Trucks' }, 'alt.zh-CN'],
      ['without English', { 'zh-CN': '货车', 'en-US': '' }, 'alt.en-US'],
      ['with too many', { 'zh-CN': '车'.repeat(301), 'en-US': 'a' }, 'alt.zh-CN'],
    ])('%s', async (_, words, path) => {
      const upload = uploadPicture(await editor(), {
        file: aFile(),
        name: '',
        alt: words,
        focus,
        library: aLibrary(),
      })
      await expect(upload).rejects.toMatchObject({ code: 'invalid-input', fields: [{ path }] })
    })
    test('to who may not upload', async () => {
      const { ctx } = await signInStaff(anybody(), [staffGrant('translator')])
      const upload = uploadPicture(ctx, { file: aFile(), name: '', alt, focus, library: aLibrary() })
      await expect(upload).rejects.toMatchObject({ code: 'forbidden' })
    })
  })

  test('files are copied from one store to another, once, and what neither has is named', async () => {
    const { ctx, library, id } = await uploaded()
    const other = aLibrary()
    const [own, [first = '']] = [library.names(), library.names()]
    const ofOthers = (await copyFiles(ctx, { from: library.store, to: other.store })).missing
    expect(other.names()).toEqual(own)
    expect(ofOthers).not.toContain(first)
    expect(await copyFiles(ctx, { from: library.store, to: other.store })).toMatchObject({
      copied: 0,
      there: 3,
    })
    // One that is there in part, as another program may leave it.
    await other.store.put(first, new Uint8Array())
    expect(await copyFiles(ctx, { from: library.store, to: other.store })).toMatchObject({
      copied: 1,
      there: 2,
    })
    await library.store.remove(first)
    expect((await copyFiles(ctx, { from: null, to: library.store })).missing).toContain(first)
    // What no picture shows any more is missed by nobody.
    await deletePicture(ctx, { id, library })
    expect((await copyFiles(ctx, { from: null, to: library.store })).missing).not.toContain(first)
  })
})
