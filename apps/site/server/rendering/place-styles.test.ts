import { expect, test } from 'vitest'
import type { PageStyles } from '../adapter/page-styles.ts'
import { foldMark, placeStyles, sheetsIn } from './place-styles.ts'

const styles: PageStyles = {
  own: { layers: '', islandStyle: '', islandScript: '' },
  script: '/page.js',
  global: ':root{a:b}',
  sheets: ['.bar{a:b}', '.link{c:d}', '.foot{e:f}', '.tool{g:h}'],
  classes: { bar: 0, wide: 0, link: 1, foot: 2, tool: 3 },
  lists: [['/shell.css', '/blocks.css'], ['/shell.css'], ['/shell.css', '/blocks.css', '/dialog.css']],
  fetched: ['/blocks.css', '/dialog.css'],
}

const page = (above: string, below: string, list = 0): string =>
  `<html lang="en"><head><title>t</title><link rel="stylesheet" href="/_styles/${list}"></head><body>${above}${below}</body></html>`
const beside = { root: ' data-parts="/m.html"', head: '<script src="/a.js"></script>' }
const placed = (above: string, below: string, list?: number): string =>
  placeStyles(page(above, foldMark + below, list), styles, beside).html
const firstOf = (html: string): string => /<style>(.*?)@layer states/.exec(html)?.[1] ?? ''
const filesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="preload" as="style" href="([^"]+)"/g)].map(([, file = '']) => file)

test('blocks of the first screenful have their styles in the head, in the order of the build', () => {
  expect(firstOf(placed('<a class="link">x</a><p class="wide bar">y</p>', '<i class="foot"></i>'))).toBe(
    ':root{a:b}.bar{a:b}.link{c:d}',
  )
})

test('what else stands at the root and in the head comes with them, the scripts behind the styles', () => {
  const html = placed('<p class="bar">1</p>', '')
  expect(html).toMatch(/^<html data-parts="\/m\.html" data-deferred-styles=""/)
  expect(html).toMatch(/<\/style><script src="\/a\.js"><\/script><\/head><body><p class="bar">/)
})

test('a page has the files of its list, whatever stands in it', () => {
  for (const above of ['', '<p class="bar">1</p>'])
    expect(filesOf(placed(above, '<p class="foot">2</p>'))).toEqual(['/shell.css', '/blocks.css'])
  expect(filesOf(placed('<p class="bar">1</p>', '', 1))).toEqual(['/shell.css'])
})

test('a sheet that is needed first stands in the head in its place, whatever the markup says', () => {
  const html = page('<p class="link">1</p>', foldMark)
  const first = [...sheetsIn(' class="bar"', styles)]
  expect(firstOf(placeStyles(html, styles, { ...beside, first }).html)).toBe(':root{a:b}.bar{a:b}.link{c:d}')
})

test('names that no sheet has are passed over', () => {
  expect(firstOf(placed('<p class="elsewhere" id="bar">1</p>', ''))).toBe(':root{a:b}')
})

test('the files stand at the fold, for visitors without scripts as well; the root says that they are awaited', () => {
  const html = placed('<p class="bar">1</p>', '<p class="foot">2</p>')
  expect(html).toMatch(
    /^<html data-parts="\/m\.html" data-deferred-styles="" data-fetched-styles="\/dialog\.css" lang="en"><head><title>t<\/title><style>/,
  )
  expect(html).toContain(
    '<p class="bar">1</p><link rel="preload" as="style" href="/shell.css" media="(min-width:55.0625em)" data-deferred-styles="">',
  )
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/shell.css"><link rel="stylesheet" href="/blocks.css"></noscript><p class="foot">2</p>',
  )
  expect(html).not.toContain('_styles')
})

test('the first of several marks counts, and none is left', () => {
  const html = placed('<p class="bar">1</p>', `<p class="foot">2</p>${foldMark}<p class="tool">3</p>`)
  expect(firstOf(html)).toBe(':root{a:b}.bar{a:b}')
  expect(html).not.toContain('data-fold')
})

test('a page without a mark is all first screenful, and nothing of it waits', () => {
  const text = page('<p class="bar">1</p>', '<p class="foot">2</p>')
  const { html, style } = placeStyles(text, styles, { root: '', head: '' })
  expect(html).toContain('<style>:root{a:b}.bar{a:b}.foot{e:f}</style>')
  expect(style).toBe(':root{a:b}.bar{a:b}.foot{e:f}')
  expect(html).toContain('2</p><link rel="preload"')
  expect(html).toMatch(/^<html data-fetched-styles="\/dialog\.css" lang="en">/)
})

test('the root names what a dialog that is fetched later is styled by, as far as the page has it not', () => {
  const named = (list: number) => /data-fetched-styles="([^"]*)"/.exec(placed('', '', list))?.[1]
  expect([0, 1, 2].map(named)).toEqual(['/dialog.css', '/blocks.css /dialog.css', undefined])
})

test('a page that does not say which styles it has is a fault of ours', () => {
  const html = '<html><head></head><body class="bar"></body></html>'
  expect(() => placeStyles(html, styles, beside)).toThrow('which styles')
})
