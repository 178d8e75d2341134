import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps/steps.ts'
import { locateError } from './locate-error.ts'

test('a source that cannot be read is named by its own place', () => {
  const error = Object.assign(new Error('Expected a bracket'), {
    id: '/site/page.tsx',
    loc: { line: 39, column: 7 },
  })
  expect(locateError(error)).toEqual({ file: '/site/page.tsx', line: 39, column: 7 })
})

test('a thrown error is found at the nearest call that is ours', () => {
  const error = new Error('no home')
  error.stack = `Error: no home
    at render (/site/node_modules/react/index.js:1:2)
    at Home (file:///site/src/a%20page.tsx:12:9)
    at build (/site/src/app.ts:3:4)`
  expect(locateError(error)).toEqual({ file: '/site/src/a page.tsx', line: 12, column: 9 })
})

test('the compiler names a source by its path in the repository', () => {
  const error = new Error('Transform failed with 1 error:\n  ╭─[ apps/site/pages/a-page.tsx:39:7 ]\n  │')
  expect(locateError(error)).toEqual({ file: join(root, 'apps/site/pages/a-page.tsx'), line: 39, column: 7 })
})

test('an error of packages alone has no place of ours', () => {
  const error = new Error('port')
  error.stack = 'Error: port\n    at listen (node:net:1:2)\n    at go (/site/node_modules/fastify/a.js:1:2)'
  expect(locateError(error)).toBeNull()
})
