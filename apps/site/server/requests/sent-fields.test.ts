import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sent, takeForms } from './sent-fields.ts'

const bounds = { fields: 6, files: 2, bytesInParts: 60_000, bytesEncoded: 2000 }

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ bodyLimit: 100_000 })
  app.removeAllContentTypeParsers()
  takeForms(app, () => bounds)
  app.post('/', async ({ body }) => {
    const { fields, values, files } = body as Sent
    const sizes = Object.entries(files).map(([name, file]) => [name, file.name, file.bytes.length])
    return { fields, values: [...values], files: sizes }
  })
  await app.ready()
})
afterAll(() => app.close())

const post = (type: string, payload: string | Buffer) =>
  app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
const encoded = (payload: string) => post('application/x-www-form-urlencoded', payload)
const parts = (body: string, boundary = 'b0undary') => post(`multipart/form-data; boundary=${boundary}`, body)
const part = (name: string, value: string, more = '') =>
  `--b0undary\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

describe('a form in one text', () => {
  it.each([
    ['a=1&b=%E4%B8%AD&a=2', { a: '1', b: '中' }],
    ['', {}],
    ['a=%2526%253D', { a: '%26%3D' }],
    ['a+b=c+d', { 'a b': 'c d' }],
    ['a=%E4%B8', { a: '\uFFFD' }],
    ['__proto__=1&constructor=2', { ['__proto__']: '1', constructor: '2' }],
    ['&&a=1', { a: '1' }],
  ])('%j is read as browsers mean it', async (text, fields) => {
    const answer = await encoded(text)
    expect([answer.statusCode, answer.json().fields]).toEqual([200, fields])
    expect(({} as Record<string, unknown>)['1']).toBeUndefined()
  })

  it.each([
    ['more fields', 'a&'.repeat(6)],
    ['more fields of one name', 'a=1&'.repeat(7)],
    ['nothing but separators', '&'.repeat(7)],
    ['more bytes', `a=${'x'.repeat(2000)}`],
  ])('with %s than its page sends is refused', async (_what, text) => {
    expect((await encoded(text)).statusCode).toBe(413)
  })

  it('of as many fields as its page sends is taken', async () => {
    expect((await encoded('a=1&a=1&a=1&a=1&a=1&a=1')).json().values).toHaveLength(6)
  })
})

describe('a form in parts', () => {
  it('brings fields and files, names in any script, and nothing for an empty choice', async () => {
    const file = part('file', 'a,b', '; filename="地址 簿.csv"\r\nContent-Type: text/csv')
    const none = part('other', '', '; filename=""\r\nContent-Type: application/octet-stream')
    const answer = await parts(`${part('act', '寄件')}${part('act', 'two')}${file}${none}--b0undary--\r\n`)
    expect(answer.json()).toEqual({
      fields: { act: '寄件' },
      values: [
        ['act', '寄件'],
        ['act', 'two'],
      ],
      files: [['file', '地址 簿.csv', 3]],
    })
  })

  it('keeps a value of many bytes whole', async () => {
    const value = '鸿雁'.repeat(8000)
    expect((await parts(`${part('list', value)}--b0undary--`)).json().fields.list).toBe(value)
  })

  const headers = (count: number) => Array.from({ length: count }, (_, at) => `X-${at}: y\r\n`).join('')
  it.each([
    ['more fields than its page sends', `${part('a', '1').repeat(7)}--b0undary--`, 413],
    ['more files', `${part('a', '1', '; filename="x"').repeat(3)}--b0undary--`, 413],
    ['parts without a name', `${'--b0undary\r\n\r\nx\r\n'.repeat(9)}--b0undary--`, 413],
    ['more bytes', `${part('a', 'x'.repeat(60_000))}--b0undary--`, 413],
    ['a header longer than any of ours', `${part('n'.repeat(5000), '1')}--b0undary--`, 413],
    ['thousands of headers', `--b0undary\r\n${headers(3000)}\r\nx\r\n--b0undary--`, 413],
    ['parts without headers', `${'--b0undary\r\n'.repeat(4)}--b0undary--`, 413],
    ['no end', part('a', '1').slice(0, -2), 400],
    ['another boundary', '--c\r\n\r\n--c--', 400],
    ['nothing', '', 400],
  ])('with %s is refused', async (_what, body, status) => {
    expect((await parts(body)).statusCode).toBe(status)
  })

  it.each(['', '; boundary=', '; boundary=""', '; boundary="b', '; boundary=c'])(
    'with a content type that ends in %j is no form',
    async (end) => {
      expect((await post(`multipart/form-data${end}`, `${part('a', '1')}--b0undary--`)).statusCode).toBe(400)
    },
  )

  it('names its boundary in either form', async () => {
    for (const end of ['; boundary="b0undary"', '; charset=utf-8; boundary=b0undary', ';BOUNDARY=b0undary'])
      expect((await post(`multipart/form-data${end}`, `${part('a', '1')}--b0undary--`)).statusCode).toBe(200)
  })
})
