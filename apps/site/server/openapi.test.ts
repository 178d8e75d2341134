import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { LocaleId } from '@hongyan/locales'
import { inEach } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { describe, expect, it } from 'vitest'
import { locked } from '../features/tracking/refusals.ts'
import { apiCalls } from '../features.ts'
import { buildOpenApi, refusalsOfAll } from './http/openapi.ts'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly 'x-codes': Readonly<Record<string, { readonly name: string; readonly text: string }>>
}

const documents = inEach(
  (locale) => buildOpenApi(apiCalls, 'https://www.hongyan.example', locale) as unknown as Document,
)
const document = documents['en-US']

function operationsOf({ paths }: Document): readonly Operation[] {
  return Object.values(paths).flatMap((operations) => Object.values(operations))
}

describe('the OpenAPI document', () => {
  it('describes every call at its path', () => {
    expect(document.openapi).toBe('3.1.0')
    for (const call of apiCalls) {
      expect(document.paths[call.path]?.[call.method.toLowerCase()]?.operationId).toBe(call.id)
    }
  })

  it('names every parameter of a path, and a body exactly where there is one', () => {
    for (const call of apiCalls) {
      const operation = document.paths[call.path]?.[call.method.toLowerCase()]
      const names = operation?.parameters.map((parameter) => parameter.name)
      for (const [, name] of call.path.matchAll(/\{(\w+)\}/g)) expect(names).toContain(name)
      expect(operation?.requestBody !== undefined).toBe(call.method === 'POST')
    }
  })

  it('lists every code, and for each call those it can give', () => {
    const given = refusalsOfAll(apiCalls).map(({ code, name }) => `${code} ${name}`)
    expect(Object.entries(document['x-codes']).map(([code, { name }]) => `${code} ${name}`)).toEqual(given)
    const unlock = document.paths['/v1/shipments/unlock']?.post
    expect(unlock?.responses['423']?.description).toContain(String(locked.code))
    const legacy = document.paths['/order/getPhoneVerify']?.post
    expect(legacy?.responses['200']?.description).toContain(String(locked.code))
    expect(legacy?.responses['429']).toBeDefined()
  })

  it('never gives a number a second meaning: all that ever were stand in a record', async () => {
    const file = new URL('../calls/refusal-numbers.tsv', import.meta.url)
    const rows = readFileSync(file, 'utf8').trimEnd().split('\n')
    const record = new Map(rows.map((row) => [Number(row.split('\t')[0]), row] as const))
    expect(record.size).toBe(rows.length)
    const inUse = refusalsOfAll(apiCalls).map(({ code, name }) => [code, `${code}\t${name}`] as const)
    const second = inUse.filter(([code, row]) => (record.get(code) ?? row) !== row)
    expect(second).toEqual([])
    // A refusal that no call gives any more keeps its row, with `gone` behind it.
    const gone = [...record].map(([code, row]) => [code, row.replace(/(\tgone)?$/, '\tgone')] as const)
    const all = [...new Map([...gone, ...inUse])].sort(([one], [other]) => one - other)
    await expect(`${all.map(([, row]) => row).join('\n')}\n`).toMatchFileSnapshot(fileURLToPath(file))
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('has a text in Chinese for every call, with every name that the English has', () => {
    const han = /\p{Script=Han}/u
    for (const { id, summary, description } of apiCalls) {
      expect(summary.zh, id).toMatch(han)
      if (description !== undefined) expect(description.zh, id).toMatch(han)
      const marked = [...`${summary.en} ${description?.en ?? ''}`.matchAll(/`[^`]+`/g)].map(([name]) => name)
      const kept = `${summary.zh} ${description?.zh ?? ''}`
      for (const name of marked) expect(kept, id).toContain(name)
    }
  })

  it('says the same in every language, each in its own words', () => {
    const all = Object.values(documents)
    for (const [at, operation] of operationsOf(document).entries()) {
      for (const other of all) {
        const same = operationsOf(other)[at]
        expect(same?.operationId).toBe(operation.operationId)
        expect(Object.keys(same?.responses ?? {})).toEqual(Object.keys(operation.responses))
        if (other !== document) expect(same?.summary).not.toBe(operation.summary)
      }
    }
    const first = (locale: LocaleId) => operationsOf(documents[locale])[0]?.responses['200']?.description
    expect(first('zh-CN')).toMatch(/^成功，或返回错误：1001 /)
    whereWritten('zh-HK', (hk) => expect(first(hk)).toMatch(/^成功，或傳回錯誤：1001 /))
    for (const code of Object.keys(document['x-codes'])) {
      expect(new Set(all.map((one) => one['x-codes'][code]?.text)).size).toBe(all.length)
    }
  })
})
