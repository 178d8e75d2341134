import { expect, test } from 'vitest'
import { deferredFiles } from './deferred-files.ts'

test('what is deferred goes to a file for each name, each part with the id it comes back to', () => {
  expect(
    deferredFiles([
      { file: 'menu', id: 'a', html: '<div>one</div>' },
      { file: 'tools', id: 'c', html: 'c' },
      { file: 'menu', id: 'b', html: '<li>three</li>' },
    ]),
  ).toEqual([
    '<!doctype html><title>-</title><div data-part="a"><div>one</div></div><div data-part="b"><li>three</li></div>',
    '<!doctype html><title>-</title><div data-part="c">c</div>',
  ])
})

test('a page that has deferred nothing has no file', () => {
  expect(deferredFiles([])).toEqual([])
})
