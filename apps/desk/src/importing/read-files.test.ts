import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bounds, readFiles } from './read-files.ts'

const given = (path: string, ...parts: BlobPart[]) => ({ path, file: new Blob(parts) })
const archive = (files: Record<string, Uint8Array>) => new Uint8Array(zipSync(files))

test.each<[string, ReturnType<typeof given>, object]>([
  ['a text', given('a.yaml', 'a: 汉'), { kind: 'text', file: 'a.yaml', text: 'a: 汉' }],
  ['one with the mark of its byte order', given('a.yml', '\ufeffa: 1'), { text: 'a: 1' }],
  ['another ending', given('a.png', 'a'), { kind: 'unfit', why: 'other-file' }],
  ['a picture', given('a.yaml', Uint8Array.of(0x89, 0x50, 0xff)), { why: 'not-text' }],
  ['one with a NUL', given('a.yaml', 'a\0b'), { why: 'not-text' }],
  ['UTF-16', given('a.yaml', Uint8Array.of(0xff, 0xfe, 0x61, 0)), { why: 'not-text' }],
  ['one that is too large', given('a.yaml', 'a'.repeat(bounds.file + 1)), { why: 'too-large' }],
  ['no archive', given('a.zip', 'PK'), { why: 'broken-archive' }],
  ['a large archive', given('a.zip', new Uint8Array(bounds.archive + 1)), { why: 'too-large' }],
  [
    'an archive that becomes more than it says',
    given('a.zip', archive({ 'a.yaml': new Uint8Array(bounds.unpacked + 1) })),
    { why: 'broken-archive' },
  ],
  [
    'a large file in an archive',
    given('a.zip', archive({ 'news/a.yaml': new Uint8Array(bounds.file + 1) })),
    { file: 'news/a.yaml', why: 'too-large' },
  ],
])('%s', async (_what, file, read) => {
  expect(await readFiles([file])).toMatchObject([read])
})

test('an archive gives its files with their folders; what systems put beside them is left out', async () => {
  const files = {
    'docs/news/a.yaml': 'a: 1',
    '__MACOSX/news/a.yaml': '',
    'docs/.DS_Store': '',
    'docs/b.txt': '',
  }
  const packed = archive(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
  expect(await readFiles([given('all.zip', packed), given('.gitignore', '')])).toEqual([
    { kind: 'text', file: 'docs/news/a.yaml', text: 'a: 1' },
    { kind: 'unfit', file: 'docs/b.txt', why: 'other-file' },
  ])
})

test('more files than are read at once are told', async () => {
  const many = Array.from({ length: bounds.files + 1 }, (_, n) => given(`${n}.yaml`, 'a: 1'))
  const read = await readFiles(many)
  expect(read.at(-2)).toMatchObject({ kind: 'text' })
  expect(read.at(-1)).toEqual({ kind: 'unfit', file: `${bounds.files}.yaml`, why: 'too-many' })
})
