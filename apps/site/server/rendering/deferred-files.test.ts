import { expect, test } from 'vitest'
import { deferredFiles } from './deferred-files.ts'

test('what is deferred goes to a file for each name, each part with the id it comes back to', () => {
  expect(
    deferredFiles([
      { file: 'menu', id: 'a', html: '<div>one</div>' },
      { file: 'tools', id: 'c', html: 'c' },
      { file: 'menu', id: 'b', html: '<li>three</li>' },
    ]).map(({ text }) => text),
  ).toEqual([
    '<!doctype html><title>-</title><div data-part="a"><div>one</div></div><div data-part="b"><li>three</li></div>',
    '<!doctype html><title>-</title><div data-part="c">c</div>',
  ])
})

test('a page that has deferred nothing has no file', () => {
  expect(deferredFiles([])).toEqual([])
})

test('the parts of a kept frame are one file, and another part beside them makes another', () => {
  const frame = [
    { file: 'menu', id: 'a', html: 'one' },
    { file: 'menu', id: 'b', html: 'two' },
  ]
  const [file] = deferredFiles(frame)
  expect(deferredFiles([...frame])[0]).toBe(file)
  const [more] = deferredFiles([...frame, { file: 'menu', id: 'c', html: 'three' }])
  expect(more?.text).toContain('three')
  expect(deferredFiles(frame)[0]?.text).toBe(file?.text)
})
