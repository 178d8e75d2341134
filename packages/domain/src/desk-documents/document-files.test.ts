import { withDatabases } from '@hongyan/testing/databases'
import { describe, expect, test } from 'vitest'
import { checkFiles, mostChecked } from './check-files.ts'
import { exportDocuments, importDocument, longestFile } from './document-files.ts'
import { notePresence } from './presence.ts'
import { readDocument } from './read-document.ts'
import { deskOfNews, text } from './testing/desk-of-news.ts'
import { trashDocument } from './trash-document.ts'
import { listVersions } from './versions.ts'

withDatabases('documents of the desk: files', (database) => {
  const { somebody, aNewsItem, editor, auditOf } = deskOfNews(database)
  const filesOf = (name: string, written: string) => [{ file: `${name}.yaml`, text: written }]

  describe('imported', () => {
    test('they are taken in place of what stands there, noted, and refused with the lines of their mistakes', async () => {
      const ctx = await editor()
      const { name, revision: base } = await aNewsItem(ctx)
      const files = await exportDocuments(ctx, { names: [name, name] })
      expect(files.map(({ file }) => file)).toEqual([`${name}.yaml`])
      expect(await importDocument(ctx, { name, files, base })).toEqual({ revision: base })
      const changed = filesOf(name, files[0]?.text.replace('"Title"', '"Imported"') ?? '')
      expect(await importDocument(ctx, { name, files: changed, base })).toEqual({ revision: base + 1 })
      await expect(importDocument(ctx, { name, files: changed, base })).rejects.toMatchObject({
        code: 'changed',
      })
      const broken = importDocument(ctx, { name, files: filesOf(name, 'no'), base: base + 1 })
      await expect(broken).rejects.toMatchObject({
        code: 'invalid-input',
        problems: [{ file: `${name}.yaml`, line: 1, message: { 'en-US': 'no JSON' } }],
      })
      expect(await auditOf(name)).toEqual(['created', 'saved', 'exported', 'imported'])
      expect((await listVersions(ctx, { name }))[0]).toMatchObject({
        action: 'imported',
        paths: ['title.en-US'],
      })
    })

    test('they make a new document of a collection', async () => {
      const ctx = await editor()
      const name = `news/imported-${database().engine}`
      const files = filesOf(name, JSON.stringify({ id: name.slice(5), title: text('甲', 'A') }))
      expect(await importDocument(ctx, { name, files, base: null })).toEqual({ revision: 1 })
      await expect(importDocument(ctx, { name, files, base: null })).rejects.toMatchObject({ code: 'taken' })
      const home = { name: 'document/home', files: filesOf('home', '{}'), base: null }
      await expect(importDocument(ctx, home)).rejects.toMatchObject({ code: 'not-found' })
    })

    test.each([
      ['of a prototype', '{"id":"proto","__proto__":{"a":1}}'],
      ['that are too large', `{"id":"proto","a":"${'a'.repeat(longestFile)}"}`],
    ])('those %s are refused', async (_what, written) => {
      const name = 'news/proto'
      const attempt = importDocument(await editor(), { name, files: filesOf(name, written), base: null })
      await expect(attempt).rejects.toMatchObject({ code: 'invalid-input' })
    })
  })

  describe('checked', () => {
    test('they are said to be new, unchanged or changed, field by field, and nothing is stored', async () => {
      const [ctx, other] = [await editor(), await editor()]
      const { name, revision } = await aNewsItem(ctx)
      await notePresence(other, { name, isOpen: true })
      const [file] = await exportDocuments(ctx, { names: [name] })
      const written = file?.text ?? ''
      const asked = {
        files: [
          {
            file: 'opening.yaml',
            text: JSON.stringify((await readDocument(ctx, { name: 'news/opening' }))?.seed),
          },
          { file: `${name}.yaml`, text: written.replace('"Title"', '"Imported"') },
          { file: 'fresh.yaml', text: '{"id":"fresh","title":1}', name: 'news/fresh' },
          { file: 'nowhere.yaml', text: written },
        ],
      }
      const [opening, changed, fresh, nowhere] = await checkFiles(ctx, asked)
      expect(opening).toMatchObject({ name: 'news/opening', outcome: 'unchanged', base: 0, seed: null })
      expect(changed).toMatchObject({ name, outcome: 'changed', base: revision, count: 1 })
      expect(changed?.changes).toEqual([
        { what: 'changed', path: ['title', 'en-US'], before: 'Title', after: 'Imported' },
      ])
      expect(changed?.others).toHaveLength(1)
      expect(fresh).toMatchObject({ name: 'news/fresh', outcome: 'new', base: null, seed: { id: 'fresh' } })
      expect(nowhere).toMatchObject({ name: null, outcome: 'unplaced', candidates: [] })
      expect(await readDocument(ctx, { name })).toMatchObject({ revision })
      expect(await readDocument(ctx, { name: 'news/fresh' })).toBeNull()
      expect(await auditOf(name)).toEqual(['created', 'saved', 'exported'])
    })

    test('two of one document are refused both', async () => {
      const checked = await checkFiles(await editor(), {
        files: [...filesOf('a/opening', '{}'), ...filesOf('b/opening', '{}')].map((file) => ({
          ...file,
          name: 'news/opening',
        })),
      })
      expect(checked.map(({ files, refusal }) => [files, refusal])).toEqual([
        [['a/opening.yaml'], 'twice'],
        [['b/opening.yaml'], 'twice'],
      ])
    })

    test.each<[string, string, string, string]>([
      ['what cannot be read', 'news/opening.yaml', 'no', 'unreadable'],
      ['no YAML by its name', 'opening.png', '{}', 'other-file'],
      ['no text', 'news/opening.yaml', '\ufffdPNG', 'not-text'],
    ])('%s is refused', async (_what, file, written, refusal) => {
      const [checked] = await checkFiles(await editor(), { files: [{ file, text: written }] })
      expect(checked).toMatchObject({ outcome: 'refused', refusal })
    })

    test('what lies in the trash, and a name that another has in the address, are refused', async () => {
      const ctx = await editor()
      const { name } = await aNewsItem(ctx)
      await trashDocument(ctx, { name, isTrashed: true })
      const given = { text: '{"path":"/products-express","title":1}', file: 'a.yaml' }
      const checked = await checkFiles(ctx, {
        files: [
          { ...given, name },
          { ...given, name: 'page/products-express' },
          { ...given, name: 'document/nothing' },
        ],
      })
      expect(checked.map(({ refusal }) => refusal)).toEqual(['trashed', 'taken', 'unknown-kind'])
    })

    test('what somebody may not change is refused with its place, and what they may not see altogether', async () => {
      const { name } = await aNewsItem(await editor())
      const translator = await somebody({ role: 'translator', language: 'en-US', kind: 'news' })
      const seed = (await readDocument(translator, { name }))?.seed as object
      const change = async (title: object) => {
        const written = JSON.stringify({ ...seed, title })
        return (await checkFiles(translator, { files: [{ file: 'a.yaml', text: written, name }] }))[0]
      }
      expect(await change(text('标题', 'Better'))).toMatchObject({ outcome: 'changed', foreign: null })
      expect(await change(text('别的', 'Title'))).toMatchObject({
        refusal: 'forbidden',
        foreign: ['title', 'zh-CN'],
      })
      const page = { file: 'express.yaml', text: '{}', name: 'page/products/express' }
      const fresh = { file: 'a.yaml', text: '{}', name: 'news/of-a-translator' }
      const checked = await checkFiles(translator, { files: [page, fresh] })
      expect(checked.map(({ refusal, changes }) => [refusal, changes])).toEqual([
        ['forbidden', []],
        ['forbidden', []],
      ])
    })

    test('more than are read at once are refused', async () => {
      const files = Array.from({ length: mostChecked + 1 }, (_, n) => ({ file: `${n}.yaml`, text: '{}' }))
      await expect(checkFiles(await editor(), { files })).rejects.toMatchObject({ code: 'too-many' })
    })
  })
})
