import { localeIds } from '@hongyan/locales'
import { expect, test } from 'vitest'
import { mediaCode, readContentCode } from './content-code.ts'
import { createContentStore, inSnapshot } from './content-store.ts'
import { pictureAlt, pictureFiles } from './pictures.ts'

const id = 'k3f9a2x7q1'
const name = `media:${id}` as const
const files = {
  width: 800,
  height: 600,
  avif: [{ url: `/media/${id}.0123abcd-400.avif`, width: 400 }],
  webp: `/media/${id}.0123abcd-800.webp`,
}
const json = (change: object = {}) => JSON.stringify({ id, alt: '两辆货车', ...files, ...change })

test.each(localeIds)('an uploaded picture has a code of its own in %s', (locale) => {
  expect(readContentCode(mediaCode(id, locale))).toEqual({ kind: 'media', id, locale })
})

test('a page that shows it, and no other, is told when it changes', () => {
  const store = createContentStore()
  const published = store.publish(mediaCode(id, 'zh-CN'), json())
  expect(published).toMatchObject({ accepted: true, changed: [`media.zh-CN.${id}`] })
  const reads = new Set<string>()
  inSnapshot(
    store.snapshot(),
    () => {
      expect(pictureFiles(name)).toMatchObject(files)
      expect(pictureAlt(name, 'zh-CN')).toBe('两辆货车')
      expect(pictureAlt(name, 'en-US')).toBe('')
    },
    reads,
  )
  expect([...reads]).toContain(`media.zh-CN.${id}`)
  expect(store.snapshot().digest(reads)).not.toBe('')
})

test('what is withdrawn is shown no longer, and content is as it was', () => {
  const store = createContentStore()
  store.publish(mediaCode(id, 'zh-CN'), json())
  store.publish(mediaCode(id, 'zh-CN'), null)
  inSnapshot(store.snapshot(), () => expect(pictureFiles(name)).toBeNull())
  expect(store.snapshot().digest([`media.zh-CN.${id}`])).toBe('')
})

test.each([
  ['another id', { id: 'z9z9z9z9z9' }],
  ['no words', { alt: '' }],
  ['a file elsewhere', { webp: 'https://elsewhere.example/a.webp' }],
  ['no file', { avif: [] }],
])('%s is refused', (_, change) => {
  expect(createContentStore().publish(mediaCode(id, 'zh-CN'), json(change)).accepted).toBe(false)
})
