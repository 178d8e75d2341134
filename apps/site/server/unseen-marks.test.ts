import { createSession } from '@hongyan/domain/accounts/create-session'
import { uuidv7 } from '@hongyan/kernel/ids'
import { aCompany } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import { type Call, isWrite } from '../calls/call.ts'
import { malformed } from '../calls/refusals.ts'
import { apiCalls } from '../features.ts'
import { accountCookie } from './security/account-cookie.ts'
import { signBody } from './security/check-signature.ts'
import {
  type ApiUnderTest,
  createApiUnderTest,
  ownOrigin,
  testMoment,
  testPartner,
  testStaff,
} from './testing/api-under-test.ts'
import { signInPerson } from './testing/sign-in-staff.ts'

type Described = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly items?: Described
  readonly prefixItems?: readonly Described[]
  readonly anyOf?: readonly Described[]
  readonly allOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
}
type Path = readonly string[]

const described = (schema: z.ZodType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Described

const branches = ({ anyOf = [], oneOf = [], allOf = [] }: Described) => [...anyOf, ...oneOf, ...allOf]

/** Where a request may hold a text of somebody's own, by its schema; lists by their first entry. */
function textsOf(schema: Described, path: Path = []): readonly Path[] {
  const own =
    (schema.type === 'string' || schema.type === undefined) && !schema.enum && schema.const === undefined
  const deeper = [
    ...branches(schema).flatMap((one) => textsOf(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsOf(one, [...path, name])),
    ...((schema.items ?? schema.prefixItems?.[0])
      ? textsOf(schema.items ?? schema.prefixItems?.[0] ?? {}, [...path, '0'])
      : []),
  ]
  const isLeaf = own && branches(schema).length === 0 && !schema.properties && !schema.items
  return isLeaf && path.length > 0 ? [path] : deeper
}

/** Something of the right kind for what a schema demands. */
function sampleOf(schema: Described): unknown {
  const [first] = branches(schema)
  if (first) return sampleOf(first)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object' || schema.properties) {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
    )
  }
  if (schema.type === 'array') return [sampleOf(schema.prefixItems?.[0] ?? schema.items ?? {})]
  if (schema.type === 'number' || schema.type === 'integer') return 1
  return schema.type === 'boolean' ? true : 'x'
}

type Asked = {
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly body: unknown
}

function requestOf(call: Call): Asked {
  const { params = {}, query = {}, body } = call.examples[0]?.request ?? {}
  const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, params[name] ?? 'x'])
  return {
    params: Object.fromEntries(named),
    query: { ...query },
    body: body ?? (call.body ? sampleOf(described(call.body)) : undefined),
  }
}

/** The same with another text in one place. */
function withText(value: unknown, [step, ...rest]: Path, change: (text: string) => string): unknown {
  if (step === undefined) return change(typeof value === 'string' ? value : 'x')
  if (Array.isArray(value) || (value === undefined && step === '0')) {
    const [first, ...others] = (value ?? []) as readonly unknown[]
    return [withText(first, rest, change), ...others]
  }
  const fields = (typeof value === 'object' ? value : {}) as Readonly<Record<string, unknown>>
  return { ...fields, [step]: withText(fields[step], rest, change) }
}

function textPaths(call: Call): readonly Path[] {
  const paths = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? textsOf(described(schema)).map((path): Path => [part, ...path]) : []
  })
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()]
}

withDatabases('texts of every call', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples, database())
  })
  afterAll(async () => api.close())

  /** Somebody of a company of their own: calls sign people out, and delete what they have. */
  async function cookieFor(call: Call): Promise<string> {
    if (call.access.who === 'person') return (await signInPerson(api)).headers.cookie
    if (call.access.who !== 'customer') return ''
    const identity = {
      issuer: 'https://id.example',
      subject: call.id,
      name: '样例',
      phone: null,
      providerSession: null,
      idToken: null,
    }
    const { secret, accountId } = await createSession(api.ctx, { identity, replaced: null })
    if (call.access.record === 'company') {
      const { owner } = await aCompany(api.ctx)
      if (owner.actor.kind !== 'customer' || !owner.actor.company) throw new Error('an owner has a company')
      const row = {
        id: uuidv7(testMoment),
        company_id: owner.actor.company.companyId,
        account_id: accountId,
        role: 'owner',
        joined_at: testMoment,
      } as const
      await api.ctx.db.query
        .insertInto('company_people')
        .values(row)
        .onConflict((on) => on.column('account_id').doNothing())
        .execute()
    }
    return String(accountCookie(ownOrigin).keep(secret)[0]).split(';')[0] ?? ''
  }

  async function ask(call: Call, { params, query, body }: Asked) {
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(params[name] ?? 'x')),
    )
    const payload = JSON.stringify(body ?? {})
    const signer = { partner: testPartner, staff: testStaff }[String(call.access.who)]
    const seconds = String(Math.floor(testMoment / 1000))
    const answer = await api.send({
      method: call.method,
      url: `${path}?${new URLSearchParams(query)}`,
      headers: {
        origin: ownOrigin,
        'sec-fetch-site': 'same-origin',
        cookie: await cookieFor(call),
        ...(isWrite(call) ? { 'content-type': 'application/json' } : {}),
        ...(signer && {
          'x-hongyan-key': signer.keyId,
          'x-hongyan-time': seconds,
          'x-hongyan-signature': signBody(signer.secret, seconds, '', Buffer.from(payload)),
        }),
      },
      ...(isWrite(call) ? { payload } : {}),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : null }
  }

  it.each(apiCalls.filter((call) => textPaths(call).length > 0))('$id', async (call) => {
    const plain = requestOf(call)
    for (const path of textPaths(call)) {
      const where = `${call.id} ${path.join('.')}`
      const asked = async (change: (text: string) => string) =>
        ask(call, withText(plain, path, change) as Asked)
      const cut = await asked((text) => `${text.slice(0, 1)}\0\u202d${text.slice(1)}\u202c`)
      expect(cut.status, where).toBeLessThan(500)
      // A path with nothing in it is another path.
      if (path[0] !== 'params') {
        const [empty, unseen] = [await asked(() => ''), await asked(() => '\u200b\u3000\u2060\0')]
        expect([unseen.status, unseen.body?.code], where).toEqual([empty.status, empty.body?.code])
      }
      if (path[0] !== 'body') continue
      const half = await asked((text) => `${text}\ud800`)
      expect([half.status, half.body?.code], where).toEqual([400, malformed.code])
    }
  })
})
