import { expect, test } from 'vitest'
import { placeScripts } from './place-scripts.ts'

const long = `${'start();'.repeat(100)}`
const other = `${'steal();'.repeat(100)}`

test('a long script of our own is kept once and linked, in its place', () => {
  const kept: string[] = []
  const html = placeScripts(`<p>a</p><script>${long}</script><p>b</p>`, ['go()', long], (script) => {
    kept.push(script)
    return '/_assets/kept.js'
  })
  expect(kept).toEqual([long])
  expect(html).toBe('<p>a</p><script type="module" src="/_assets/kept.js"></script><p>b</p>')
})

test.each([
  ['a short script', '<script>go()</script>'],
  ['data', `<script type="application/ld+json">"${long}"</script>`],
  ['a script that is not ours', `<script>${other}</script>`],
  ['what only looks like a script', `<meta content="<script>${other}</script><script>${other}</script>">`],
  ['a script that ours is part of', `<script>${long};${other}</script>`],
])('%s stays where it is, and nothing is kept', (_name, html) => {
  const kept: string[] = []
  expect(placeScripts(html, ['go()', long], (script) => String(kept.push(script)))).toBe(html)
  expect(kept).toEqual([])
})
