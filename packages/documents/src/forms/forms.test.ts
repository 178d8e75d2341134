import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { block } from '../blocks.ts'
import type { LabelsOf, Words } from '../labels/label.ts'
import type { FormNode, GroupNode, Member } from './form-node.ts'
import { documentKinds, formOf, schemas } from './form-of.ts'
import { initialMember, initialRow, initialValue } from './initial-value.ts'
import { childOf } from './parts-of.ts'
import { pathLabel } from './path-label.ts'
import { problemsOf } from './problems-of.ts'
import { ownSentences } from './sentences.ts'

const han = /\p{Script=Han}/u
let named = 0
const beginning = { newName: () => `new-${named++}`, today: '2026-11-28' }

type Found = { readonly at: string; readonly words: Words; readonly isHelp: boolean }

/** Everything that a form says. */
function* wordsOf(node: FormNode, at: string): Generator<Found> {
  yield { at, words: node.label, isHelp: false }
  if (node.help !== null) yield { at: `${at} help`, words: node.help, isHelp: true }
  if ('entry' in node) yield { at: `${at} entry`, words: node.entry, isHelp: false }
  if (node.type === 'number' && node.unit !== null)
    yield { at: `${at} help`, words: node.unit, isHelp: false }
  if (node.type === 'choice') {
    for (const { value, label } of node.options) yield { at: `${at}=${value}`, words: label, isHelp: false }
  }
  for (const [step, inner] of innerOf(node)) yield* wordsOf(inner, `${at}.${step}`)
}

function innerOf(node: FormNode): readonly (readonly [string, FormNode])[] {
  switch (node.type) {
    case 'group':
      return node.fields.map(({ name, node }) => [name, node])
    case 'union':
      return node.members.map(({ kind, node }) => [kind, node])
    case 'list':
      return [['0', node.item]]
    case 'table':
      return [['0', node.cell]]
    case 'cell':
      return [['figure', node.figure]]
    default:
      return []
  }
}

const words = documentKinds.flatMap((kind) => [...wordsOf(formOf(kind), kind)])
const said = [...new Map(words.map((one) => [one.words.join('|') + one.isHelp, one])).values()]

describe('labels', () => {
  test('every field, choice and block has one in both languages, and it is short', () => {
    const isSign = (text: string): boolean => /^[°]$/.test(text)
    const wrong = words.filter(({ words: [chinese, english], isHelp }) => {
      const isRight = han.test(chinese) && /[a-z0-9²°]/i.test(english) && !han.test(english)
      const most = isHelp ? [60, 150] : [14, 36]
      const isShort = chinese.length <= (most[0] ?? 0) && english.length <= (most[1] ?? 0)
      return !(isRight || isSign(english)) || !isShort
    })
    expect(wrong.map(({ at, words: said }) => `${at}: ${said.join(' | ')}`)).toEqual([])
  })

  test('none has a space at its ends or the wrong signs, and helps are sentences', () => {
    const wrong = said.filter(({ words: [chinese, english], isHelp }) => {
      const isTrim = chinese.trim() === chinese && english.trim() === english
      const signs = /[;!?()]|,(?!\d)|\.(?=$|\s|\p{Script=Han})/u.test(chinese)
      const ends = isHelp ? /。$/.test(chinese) && /\.$/.test(english) : !/[。.]$/.test(chinese + english)
      return !isTrim || signs || !ends
    })
    expect(wrong.map(({ at, words: said }) => `${at}: ${said.join(' | ')}`)).toEqual([])
  })

  test('one English label is not said of two things of a group', () => {
    const groups = function* (node: FormNode, at: string): Generator<[string, GroupNode]> {
      if (node.type === 'group') yield [at, node]
      for (const [step, inner] of innerOf(node)) yield* groups(inner, `${at}.${step}`)
    }
    for (const language of [0, 1]) {
      const double = documentKinds
        .flatMap((kind) => [...groups(formOf(kind), kind)])
        .flatMap(([at, { fields }]) => {
          const own = fields.map(({ node }) => node.label[language])
          return new Set(own).size === own.length ? [] : [at]
        })
      expect(double).toEqual([])
    }
  })

  test('a field without one is refused by the compiler', () => {
    type Labels = LabelsOf<z.ZodObject<{ title: z.ZodString; note: z.ZodString }>>['parts']
    const labels: Labels = { title: ['标题', 'Title'], note: ['备注', 'Note'] }
    // @ts-expect-error the field is missing
    const short: Labels = { title: ['标题', 'Title'] }
    // @ts-expect-error there is no such field
    const more: Labels = { ...labels, colour: ['颜色', 'Colour'] }
    expect([short, more]).toHaveLength(2)
  })
})

describe('what the schemas say in their own words', () => {
  test('is known in both languages', () => {
    const seen = new Set<unknown>()
    const found = new Set<string>()
    const read = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return
      seen.add(value)
      const def: unknown = Reflect.get(value, 'def') ?? Reflect.get(Reflect.get(value, '_zod') ?? {}, 'def')
      if (typeof def !== 'object' || def === null) {
        if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
          for (const part of Object.values(value)) read(part)
        return
      }
      const error: unknown = Reflect.get(def, 'error')
      const isRule = Reflect.has(def, 'check') || Reflect.get(def, 'format') === 'url'
      if (typeof error === 'function' && isRule) found.add(String(error({})))
      const format: unknown = Reflect.get(def, 'check')
      if (format === 'string_format' && Reflect.get(def, 'format') === 'regex')
        expect(error).toBeTypeOf('function')
      for (const part of Object.values(def)) read(part)
    }
    read(schemas)
    expect([...found].toSorted()).toEqual(Object.keys(ownSentences).toSorted())
  })
})

/** Every block, and every other group of several, with the schema it has to keep. */
const members = (() => {
  const found = new Map<string, Member>()
  const look = (node: FormNode, at: string): void => {
    if (node.type === 'union') for (const one of node.members) found.set(`${at} ${one.kind}`, one)
    for (const [step, inner] of innerOf(node)) look(inner, `${at}.${step}`)
  }
  for (const kind of documentKinds) look(formOf(kind), kind)
  return [...found]
})()

/** What an editor fills in, as the part of the form says. */
function filled(node: FormNode, value: unknown, index: number): unknown {
  switch (node.type) {
    case 'text':
    case 'cell':
      return value === null ? null : `文字 ${index}`
    case 'lines':
      return ['一行']
    case 'picture':
      return 'hub'
    case 'reference':
      return node.names === 'area' ? '230000' : 'cold-chain'
    case 'address':
      return node.accepts === 'external' ? 'https://example.com/' : '/track'
    case 'mail':
      return 'a@mail.example'
    case 'name':
      return `part-${index}`
    default:
      break
  }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one, at) => filled(childOf(node, at, value) ?? node, one, at))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const inner = childOf(node, name, value)
      return [name, inner === null || one === null ? one : filled(inner, one, index)]
    }),
  )
}

describe('a new part', () => {
  test.each(members)('%s keeps its schema once its texts are filled in', (at, member) => {
    const made = {
      kind: member.kind,
      ...(filled(member.node, initialMember(member, beginning), 0) as object),
    }
    const options = /^page\.blocks \S+$/.test(at) ? block.options : []
    const schema = options.find((one) => one.shape.kind.value === member.kind)
    const read = (schema ?? z.any()).safeParse(made)
    expect(read.error?.issues ?? []).toEqual([])
  })

  test.each(documentKinds)('of %s has no problem but what is to be filled in', (kind) => {
    const problems = problemsOf(kind, initialValue(formOf(kind), beginning), 'en-US')
    const known = [
      /^It has to be filled in\.$/,
      /^There must be/,
      /^It must be more than/,
      /^Give|^Use/,
      /^A (thing|rule) names/,
    ]
    expect(problems.filter(({ sentence }) => !known.some((one) => one.test(sentence[1])))).toEqual([])
  })

  test('row of a table has a cell for every column', () => {
    const table = members
      .find(([at]) => at === 'page.blocks.0 table')?.[1]
      .node.fields.find(({ name }) => name === 'rows')
    const made = table?.node.type === 'table' ? initialRow(table.node, 3) : []
    expect(made).toEqual(Array(3).fill({ 'zh-CN': '', 'en-US': '' }))
  })

  test('has an empty text in both written languages, and tells each language that lacks it', () => {
    const page = initialValue(formOf('page'), beginning) as { readonly name: object }
    expect(page.name).toEqual({ 'zh-CN': '', 'en-US': '' })
    const half = { ...page, name: { 'zh-CN': '网络', 'en-US': '' } }
    const paths = (language: LocaleId) => problemsOf('page', half, language).map(({ path }) => path.join('.'))
    expect(paths('en-US')).toContain('name.en-US')
    expect(paths('zh-CN').filter((path) => path.startsWith('name'))).toEqual([])
    expect(paths('zh-CN')).toContain('head.title.zh-CN')
    whereWritten('zh-HK', (hk) => {
      expect(paths(hk).filter((path) => path.startsWith('name'))).toEqual([])
      expect(paths(hk)).toContain('head.title.zh-CN')
    })
  })
})

describe('what is wrong with a document', () => {
  const question = {
    id: 'a',
    topic: 'tracking',
    question: { 'zh-CN': '问', 'en-US': 'Ask' },
    answer: [{ claim: ['warehouses'], text: { 'zh-CN': '答', 'en-US': 'Answer' }, without: null }],
  }
  test('is told before the facts expire that it rests on', () => {
    expect(problemsOf('question', question, 'en-US')).toEqual([
      {
        path: ['answer'],
        sentence: ['至少要 1 项', 'There must be at least 1.'],
        isUnknown: false,
        isLater: true,
      },
    ])
  })

  test('says which fields nobody knows', () => {
    const odd = { ...question, answer: [{ 'zh-CN': '好。', 'en-US': 'Yes.' }], headline: 'older' }
    expect(
      problemsOf('question', odd, 'en-US').map(({ path, isUnknown }) => [path.join('.'), isUnknown]),
    ).toEqual([['headline', true]])
  })
  test.each([
    ['a topic there is not', { topic: 'weather' }, 'topic', 'Choose one of what is offered.'],
    ['a value of another kind', { question: 15 }, 'question', 'Its value is of the wrong kind.'],
    ['a field there is not', { colour: 'red' }, 'colour', 'There is no such field.'],
    [
      'a link to nowhere',
      { link: { label: 'a', href: 'track' } },
      'link.href',
      /^Give a page .* Or: It must begin/,
    ],
    ['a link without one', { link: { label: 'a', href: '' } }, 'link.href', 'It has to be filled in.'],
    [
      'a language that is missing',
      { question: { 'zh-CN': '问' } },
      'question.en-US',
      'It has to be filled in.',
    ],
    ['too much', { answer: ['a', 'b', 'c', 'd', 'e'] }, 'answer', 'There may be 4 at most.'],
    ['a space at the end', { question: { 'zh-CN': '问', 'en-US': 'Ask ' } }, 'question.en-US', /space/],
  ])('%s', (_, change, path, sentence) => {
    const [problem] = problemsOf('question', { ...question, answer: ['a'], ...change }, 'en-US')
    expect(problem?.path.join('.')).toBe(path)
    expect(problem?.sentence[1]).toMatch(sentence)
  })

  test('whatever a document holds, sentences are ours in both languages and places are in it', () => {
    const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 })
    const property = fc.property(fc.constantFrom(...documentKinds), anything, (kind, document) => {
      for (const { path, sentence } of problemsOf(kind, document, 'en-US')) {
        expect(sentence[0]).toMatch(han)
        expect(sentence[1]).not.toMatch(/Invalid|expected|received|undefined|NaN/)
        expect(pathLabel(kind, path, document)).toHaveLength(2)
      }
    })
    fc.assert(property, { numRuns: 300 })
  })
})

test('a place is said in words', () => {
  const page = {
    blocks: [{ kind: 'prose' }, { kind: 'steps', items: [{ title: { 'zh-CN': '一', 'en-US': 'a' } }] }],
  }
  expect(pathLabel('page', ['blocks', 1, 'title'], page)).toEqual([
    '正文 › 第 2 块 › 小标题',
    'Body › block 2 › Heading',
  ])
  expect(pathLabel('page', ['blocks', 1, 'items', 0, 'title', 'en-US'], page)[1]).toBe(
    'Body › block 2 › Steps › step 1 › What happens › English',
  )
})
