import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { escapeAttributes } from './escape-attributes.ts'

const astro = dirname(createRequire(import.meta.url).resolve('astro/package.json'))
const util = join(astro, 'dist/runtime/server/render/util.js')

/** What the changed module makes of an attribute's value. */
function escaped(value: string): string {
  const changed = escapeAttributes.transform(readFileSync(util, 'utf8'), util) ?? ''
  const body = /const toAttributeString = ([\s\S]*?\n};)/.exec(changed)?.[1] ?? ''
  return (new Function(`return ${body}`)() as (value: string) => string)(value)
}

test.each([
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;'],
  ['a & "b" <c>', 'a &amp; &quot;b&quot; &lt;c&gt;'],
  ['&lt;', '&amp;lt;'],
  ["it's plain", "it's plain"],
])('an attribute of %s holds no markup', (value, written) => {
  expect(escaped(value)).toBe(written)
})

test('other modules stay as they are', () => {
  expect(escapeAttributes.transform('code', '/astro/dist/other.js')).toBeNull()
})

test('a build stops where the framework has changed', () => {
  expect(() => escapeAttributes.transform('const toAttributeString = 1', util)).toThrow('not known')
})
