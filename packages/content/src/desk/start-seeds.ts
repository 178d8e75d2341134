import { both } from '../seed.ts'

const text = (): object => both('', '')
const paragraph = (): object => ({ kind: 'paragraph', text: text() })

/** What a new document of a collection begins as: the fields that it has to have, without their texts. */
const starts: Readonly<Record<string, (key: string, day: string) => object>> = {
  news: (id, date) => ({
    id,
    date,
    category: 'company',
    title: text(),
    summary: text(),
    place: text(),
    scene: null,
    body: [paragraph(), paragraph(), paragraph()],
    related: [],
  }),
  notice: (id, date) => ({
    id,
    kind: 'notice',
    category: 'service',
    date,
    title: text(),
    summary: text(),
    from: null,
    until: null,
    contact: text(),
    body: [paragraph(), paragraph()],
  }),
  question: (id) => ({ id, topic: 'sending', question: text(), answer: [text()], link: null }),
  video: (id, date) => ({
    id,
    date,
    title: text(),
    summary: text(),
    scene: 'hub',
    transcript: [text(), text()],
    path: '/',
  }),
  page: (path, updated) => ({
    path,
    kind: 'service',
    parent: null,
    name: text(),
    head: { title: text(), keyword: text(), description: text() },
    hero: { title: headingLines(), lead: text(), actions: [], scene: null },
    blocks: [
      { kind: 'prose', id: 'first', title: text(), lead: null, paragraphs: [text()] },
      { kind: 'call', title: text(), actions: [{ label: text(), target: { kind: 'consultation' } }] },
    ],
    tags: ['new'],
    updated,
  }),
}

/** The lines of a heading, of which there is one yet. */
function headingLines(): object {
  return { 'zh-CN': [''], 'en-US': [''] }
}

/** Null for a kind of which there is one document. */
export function startSeed(kind: string, key: string, day: string): unknown {
  return Object.hasOwn(starts, kind) ? (starts[kind]?.(key, day) ?? null) : null
}
