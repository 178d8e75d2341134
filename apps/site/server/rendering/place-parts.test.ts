import { expect, test } from 'vitest'
import { placeParts } from './place-parts.ts'

function placed(html: string): { readonly page: string; readonly kept: readonly string[] } {
  const kept: string[] = []
  const page = placeParts(html, (parts) => `/_assets/${kept.push(parts)}.html`)
  return { page, kept }
}

test('what stands apart goes to a file for each mark, and its places stay empty', () => {
  const { page, kept } = placed(
    '<html lang="en"><body><div id="a" class="x" data-apart="m"><div>one</div></div><p>two</p><b data-apart="n" id="c">c</b><ul data-apart="m" id="b"><li>three</ul></body></html>',
  )
  expect(page).toBe(
    '<html data-parts="/_assets/1.html /_assets/2.html" lang="en"><body><div id="a" class="x" data-apart="m"></div><p>two</p><b data-apart="n" id="c"></b><ul data-apart="m" id="b"></ul></body></html>',
  )
  expect(kept).toEqual([
    '<!doctype html><title>-</title><div data-part="a"><div>one</div></div><div data-part="b"><li>three</div>',
    '<!doctype html><title>-</title><div data-part="c">c</div>',
  ])
})

test('a page without such parts is left alone, if it speaks of them', () => {
  const html = '<html><body><p>x data-apart="m"></p> data-apart="m"</body></html>'
  expect(placed(html)).toEqual({ page: html, kept: [] })
})

test('a part without an id could never come back: that is a fault of ours', () => {
  expect(() => placed('<html><div data-apart="m"></div></html>')).toThrow('no id')
})
