import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanParameters, cleanRequest, cleanSent, isCleanJson } from './clean-sent.ts'

it('cleans every text of a request, at any depth, and nothing else', () => {
  const sent = {
    query: { no: '\u200eHY66\u00a0' },
    body: { list: [['a\u0000b'], 7, null, true], note: '\u3000' },
  }
  expect(cleanSent(sent)).toEqual({
    kind: 'clean',
    value: { query: { no: 'HY66 ' }, body: { list: [['ab'], 7, null, true], note: '' } },
  })
})

it('says where something stands that is no text, or is named with what nobody sees', () => {
  expect(cleanSent({ body: { a: 'x', pieces: [{}, { name: '\ud800' }], z: '\ud800' } })).toEqual({
    kind: 'broken',
    path: ['body', 'pieces', '1', 'name'],
  })
  expect(cleanSent({ body: { 'na\u200bme': 'x' } })).toMatchObject({ kind: 'broken' })
})

it('refuses what nests deeper than any call, however deep', () => {
  const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
  expect(cleanSent(deep(50)).kind).toBe('clean')
  expect(cleanSent(deep(30_000)).kind).toBe('broken')
})

it('gives nothing of a request a meaning that it had not', () => {
  const cleaned = cleanSent(JSON.parse('{"__proto__":{"admin":true}}'))
  expect(cleaned.kind === 'clean' && Object.keys(cleaned.value as object)).toEqual(['__proto__'])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

it('cleans a list entry by entry, as it would be alone', async () => {
  const asked = { params: { id: '7\u200b' }, query: {}, body: [{ a: 'x\u200by' }, 'z\ufeff', 3] }
  expect(await cleanRequest(asked)).toEqual({
    kind: 'clean',
    value: { params: { id: '7' }, query: {}, body: [{ a: 'xy' }, 'z', 3] },
  })
  expect(await cleanRequest({ ...asked, body: { a: 'x\u200by' } })).toMatchObject({
    value: { params: { id: '7' }, body: { a: 'xy' } },
  })
  expect(await cleanRequest({ ...asked, body: ['', { names: ['\ud800'] }] })).toEqual({
    kind: 'broken',
    path: ['body', '1', 'names', '0'],
  })
  expect(await cleanRequest({ ...asked, params: { id: '\ud800' } })).toEqual({
    kind: 'broken',
    path: ['params', 'id'],
  })
})

it('leaves the spaces of a body that is set on pages, and of nothing beside it', async () => {
  const asked = {
    params: { id: '7\u00a0' },
    query: {},
    body: { patches: [{ value: '12\u202fkm\u200b' }] },
  }
  expect(await cleanRequest(asked, true)).toEqual({
    kind: 'clean',
    value: { params: { id: '7 ' }, query: {}, body: { patches: [{ value: '12\u202fkm' }] } },
  })
  expect(await cleanRequest({ ...asked, body: { patches: ['\ud800'] } }, true)).toEqual({
    kind: 'broken',
    path: ['body', 'patches', '0'],
  })
})

it('cleans the values of an address', () => {
  expect([...cleanParameters(new URLSearchParams({ q: '\ufeffa\u2009b\u0000' }))]).toEqual([['q', 'a b']])
})

it('tells by its letters that nothing of a JSON has to be cleaned', () => {
  const usual = [
    { eventId: 'x-1', site: { zh: '深圳（龙岗）·一部，A栋', en: 'Zürich – “north”' }, n: [1, null, ''] },
  ]
  expect(isCleanJson(JSON.stringify(usual, null, 2).replaceAll('\\"', '\u201c'))).toBe(true)
  for (const text of [
    '\u200b',
    '\u00a0',
    '\u3000',
    '\u00ad',
    '\u2028',
    '\u007f',
    '\ud800',
    ' ',
    '  ',
    '\n',
    '\u2800',
  ])
    expect(isCleanJson(JSON.stringify({ text })), JSON.stringify(text)).toBe(false)
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...' ab"\\,:\t\u00ad中·（\u3000\u200b') }),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  const value = fc.oneof(text, fc.array(text), fc.dictionary(text, fc.oneof(text, fc.integer())))
  fc.assert(
    fc.property(fc.array(value), fc.constantFrom(undefined, 1), (sent, indent) => {
      if (isCleanJson(JSON.stringify(sent, null, indent)))
        expect(cleanSent(sent)).toEqual({ kind: 'clean', value: sent })
    }),
    { numRuns: 2000 },
  )
})

it('has no letter among the usual ones that would be cleaned', () => {
  for (let code = 0; code < 0x1_0000; code += 1) {
    const letter = String.fromCharCode(code)
    if (letter !== ' ' && isCleanJson(`"${letter}"`))
      expect(cleanSent(`a${letter}a`)).toEqual({ kind: 'clean', value: `a${letter}a` })
  }
})
