import { expect, it } from 'vitest'
import { cleanParameters, cleanRequest, cleanSent } from './clean-sent.ts'

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
