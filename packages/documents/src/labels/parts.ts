import type { action, link as linkSchema, row } from '../parts.ts'
import { type LabelsOf, long, type PartLabels, type Words } from './label.ts'

export const name: Words = ['名称', 'Name']
export const title: Words = ['标题', 'Title']

/** A name by which other parts mean this one; nobody sees it. */
export const id = {
  label: ['代号', 'Code name'],
  help: [
    '小写字母、数字和连字符，如 cold-chain。用它互相引用，定下后不要改。',
    'Lower-case letters, figures and hyphens, such as cold-chain. Other parts refer to it: do not change it later.',
  ],
} as const

/** What stands on every block. */
export const head = {
  id: {
    label: ['锚点', 'Anchor'],
    help: [
      '链接到这一块时用的名字，如 price。小写字母、数字和连字符，同一页内不重复。',
      'The name by which links reach this block, such as price. Lower-case letters, figures and hyphens; used once on a page.',
    ],
  },
  title: ['小标题', 'Heading'],
  lead: long('导语', 'Lead', ['小标题下面的一句话。', 'One sentence under the heading.']),
} as const

export const scene = {
  label: ['配图', 'Picture'],
  help: ['从图库里选一张。', 'One of the pictures in the library.'],
} as const

export const path = {
  label: ['本站页面', 'Page of this site'],
  help: [
    '从斜杠开始，不带语言前缀，如 /products/express。',
    'Begins with a slash and has no language in it, such as /products/express.',
  ],
  names: 'page',
} as const

export const external = {
  label: ['站外地址', 'External address'],
  help: ['以 https://、mailto: 或 tel: 开头。', 'Begins with https://, mailto: or tel:.'],
} as const

export const newTab = {
  label: ['在新标签页打开', 'Open in a new tab'],
} as const

export const linkParts: PartLabels<(typeof linkSchema)['shape']> = {
  label: ['链接文字', 'Link text'],
  href: {
    label: ['链接到', 'Leads to'],
    help: [
      '本站页面从斜杠开始，站外地址以 https://、mailto: 或 tel: 开头。',
      'A page of this site begins with a slash, an external address with https://, mailto: or tel:.',
    ],
    names: 'page',
  },
  newTab,
}

export const link: LabelsOf<typeof linkSchema> = { label: ['链接', 'Link'], parts: linkParts }

export const all = {
  label: ['“查看全部”链接', 'Link to all'],
  parts: linkParts,
} as const

export const actions = {
  label: ['按钮', 'Buttons'],
  entry: ['按钮', 'button'],
  parts: {
    label: ['按钮文字', 'Button text'],
    target: {
      label: ['点了以后', 'What it does'],
      kinds: {
        page: { label: ['打开本站页面', 'Opens a page of this site'], parts: { path } },
        outside: { label: ['打开站外地址', 'Opens an external address'], parts: { href: external } },
        order: { label: ['打开下单窗口', 'Opens the order dialog'], parts: {} },
        consultation: { label: ['打开在线咨询', 'Opens the chat'], parts: {} },
      },
    },
  },
} as const satisfies LabelsOf<typeof action> & { entry: Words }

export const rowParts: PartLabels<(typeof row)['shape']> = {
  term: ['名目', 'Term'],
  text: long('说明', 'Description', ['留空则这一行不显示。', 'Without a description the row is not shown.']),
}

/** A figure shown large. */
export const figureParts = {
  value: {
    label: ['数值', 'Figure'],
    help: ['按显示的样子写，如 1,500。', 'As it is shown, such as 1,500.'],
  },
  unit: {
    label: ['单位', 'Unit'],
    help: ['跟在数值后面的小字，没有就留空。', 'Small, behind the figure; leave it empty if there is none.'],
  },
  label: ['含义', 'Meaning'],
} as const

export const date = { label: ['日期', 'Date'] } as const
export const note = long('备注', 'Note')
export const source = long('数据来源', 'Source', ['谁说的、什么时候说的。', 'Who says so, and when.'])

/** The three texts in the head of a page. */
export const headTextParts = {
  title: {
    label: ['网页标题', 'Page title'],
    help: ['浏览器标签和搜索结果里的标题。', 'The title in the browser tab and in search results.'],
  },
  keyword: {
    label: ['关键词', 'Keywords'],
    help: ['用逗号隔开。', 'Separated by commas.'],
  },
  description: long('网页描述', 'Page description', [
    '搜索结果里标题下面的一两句话。',
    'The one or two sentences under the title in search results.',
  ]),
} as const

export const isEnShow = {
  label: ['英文版显示', 'Shown in English'],
  help: [
    '关掉后，英文版的菜单、网站地图和搜索里都没有它。',
    'When off, the English edition has it neither in menus nor in the site map nor in search.',
  ],
} as const
