import { expect, test } from 'vitest'
import { placeScripts } from './place-scripts.ts'

const long = `${'start();'.repeat(100)}`

test('a long script is kept once and linked, in its place', () => {
  const kept: string[] = []
  const html = placeScripts(`<p>a</p><script>${long}</script><p>b</p>`, (script) => {
    kept.push(script)
    return '/_assets/kept.js'
  })
  expect(kept).toEqual([long])
  expect(html).toBe('<p>a</p><script type="module" src="/_assets/kept.js"></script><p>b</p>')
})

test.each([
  ['a short script', '<script>go()</script>'],
  ['data', `<script type="application/ld+json">"${long}"</script>`],
])('%s stays where it is', (_name, html) => {
  expect(placeScripts(html, () => 'moved')).toBe(html)
})
