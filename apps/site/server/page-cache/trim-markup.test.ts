import { expect, test } from 'vitest'
import { trimMarkup } from './trim-markup.ts'

test('end tags that the parser adds go, others stay', () => {
  expect(trimMarkup('<ul><li>a</li><li><ol><li>b</li></ol></li></ul><p>c</p>')).toBe(
    '<ul><li>a<li><ol><li>b</ol></ul><p>c</p>',
  )
  expect(trimMarkup('<svg><path d="M0 0"></path><g><circle r="4"></circle></g></svg>')).toBe(
    '<svg><path d="M0 0"/><g><circle r="4"/></g></svg>',
  )
})

test('marks between texts stay where an island will read them', () => {
  expect(trimMarkup('<p>1<!-- -->kg</p>')).toBe('<p>1kg</p>')
  expect(trimMarkup('<astro-island><p>1<!-- -->kg</p></astro-island>')).toContain('<!-- -->')
})
