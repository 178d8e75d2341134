import { describe, expect, it } from 'vitest'
import { refusals } from './codes.ts'
import { buildOpenApi } from './openapi.ts'
import { apiCalls } from './routes.ts'

type Operation = {
  readonly operationId: string
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

const document = buildOpenApi(apiCalls, 'www.hongyan.example') as {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly 'x-codes': Readonly<Record<string, unknown>>
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
    expect(Object.keys(document['x-codes']).map(Number).sort()).toEqual(
      Object.values(refusals)
        .map((refusal) => refusal.code)
        .sort(),
    )
    const unlock = document.paths['/v1/shipments/unlock']?.post
    expect(unlock?.responses['423']?.description).toContain(String(refusals.locked.code))
    const legacy = document.paths['/order/getPhoneVerify']?.post
    expect(legacy?.responses['200']?.description).toContain(String(refusals.locked.code))
    expect(legacy?.responses['429']).toBeDefined()
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})
