import { expect, test } from 'vitest'
import { cardOf } from './document-card.ts'

const both = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'en-US': english })

test('a document is found by the headings of all its languages, and not by its running text', () => {
  const { headings } = cardOf(
    {
      path: '/about',
      name: both('公司', 'Company'),
      head: { title: both('关于鸿雁', 'About Hongyan') },
      hero: { title: { 'zh-CN': ['一行', '两行'], 'en-US': ['One'] }, lead: both('导语', 'Lead') },
      body: [
        { kind: 'heading', text: both('小标题', 'Subheading') },
        { kind: 'paragraph', text: both('正文', 'Running') },
      ],
    },
    {},
  )
  expect(headings.split('\n')).toEqual([
    '公司',
    'Company',
    '关于鸿雁',
    'About Hongyan',
    '一行',
    '两行',
    'One',
    '小标题',
    'Subheading',
  ])
})

test('no document has more to be searched than is kept of it', () => {
  const { headings } = cardOf({ title: both('长'.repeat(9000), 'Long') }, {})
  expect(headings).toHaveLength(6000)
})
