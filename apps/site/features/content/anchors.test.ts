import type { Block } from '@hongyan/content'
import { expect, it } from 'vitest'
import { anchorsOf } from './anchors.ts'
import type { ShownBlock } from './shown-blocks.ts'

const place = { path: '/about', nth: 0, column: 'page' as const, scenes: new Set<never>() }
const prose = (id: string, title: string): Block => ({
  kind: 'prose',
  id,
  title,
  lead: null,
  paragraphs: ['.'],
  list: [],
  terms: [],
})
const steps = (id: string, title: string): Block => ({ kind: 'steps', id, title, lead: null, items: [] })
const shown = (...blocks: Block[]): ShownBlock[] =>
  blocks.map((block, index) => ({ key: `${index}`, block, place }))

it('takes titles as they are while they fit', () => {
  const anchors = anchorsOf(shown(prose('who', '给谁用'), steps('how', '五步，每步都留温度')), 'zh-CN')
  expect(anchors.map(({ short }) => short)).toEqual(['给谁用', '五步，每步都留温度'])
})

it('shortens the longest where they would crowd the row, the title itself staying known', () => {
  const long = '从下单到签收每一步都有人负责到底'
  const anchors = anchorsOf(
    shown(steps('how', long), prose('a', long), prose('b', long), prose('c', long)),
    'zh-CN',
  )
  expect(anchors[0]).toEqual({ id: 'how', title: long, short: '步骤' })
  expect(anchors[1]?.short).toBe(long)
})

it('does not give two blocks the same short name', () => {
  const long = '从下单到签收每一步都有人负责到底'
  const anchors = anchorsOf(shown(...['a', 'b', 'c', 'd'].map((id) => steps(id, long + id))), 'zh-CN')
  expect(new Set(anchors.map(({ short }) => short)).size).toBe(4)
})

it('passes over blocks without a heading', () => {
  expect(anchorsOf(shown({ kind: 'quote', text: '.', who: '.', role: '.' }), 'en-US')).toEqual([])
})
