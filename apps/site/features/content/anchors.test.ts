import type { Block } from '@hongyan/content'
import { expect, it } from 'vitest'
import { anchorsOf } from './anchors.ts'
import type { ShownBlock } from './shown-blocks.ts'

const place = {
  path: '/about',
  nth: 0,
  column: 'page' as const,
  scenes: new Set<never>(),
  now: 0,
  signsIn: true,
}
const prose = (id: string, title: string): Block => ({
  kind: 'prose',
  id,
  title,
  lead: null,
  look: 'text',
  paragraphs: ['.'],
  list: [],
  terms: [],
})
const steps = (id: string, title: string): Block => ({ kind: 'steps', id, title, lead: null, items: [] })
const shown = (...blocks: Block[]): ShownBlock[] =>
  blocks.map((block, index) => ({ key: `${index}`, block, place }))

it('says what each section says, and leaves out what follows a colon', () => {
  const anchors = anchorsOf(
    shown(
      prose('who', '给谁用'),
      steps('how', '从下单到签收，每一步都留温度'),
      steps('back', '退货：也有去处'),
    ),
  )
  expect(anchors).toEqual([
    { id: 'who', title: '给谁用', short: '给谁用' },
    { id: 'how', title: '从下单到签收，每一步都留温度', short: '从下单到签收，每一步都留温度' },
    { id: 'back', title: '退货：也有去处', short: '退货' },
  ])
})

it('passes over blocks without a heading', () => {
  expect(anchorsOf(shown({ kind: 'quote', text: '.', who: '.', role: '.' }))).toEqual([])
})
