import type { LocaleId } from '@hongyan/locales'
import { originToCopy } from '../../shell/origin-to-copy.ts'
import type { FieldWords } from './about-field.ts'
import { type ApiCodes, type ApiOperation, type ListedCall, listCall } from './list-call.ts'
import { programFamilies } from './parts.ts'

/** What the page for developers may ask. */
export type DevelopersPages = {
  /** The API's own description, for the page that shows it. */
  readonly api: (locale: LocaleId) => ApiDescription
}

/** The parts of the OpenAPI document that the page for developers shows. */
export type ApiDescription = {
  readonly servers: readonly { readonly url: string }[]
  /** Families of calls with their headings. */
  readonly tags: readonly {
    readonly name: string
    readonly description: string
    readonly 'x-about'?: string
  }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly 'x-codes': ApiCodes
  readonly 'x-fields': FieldWords
}

export type CallFamily = {
  readonly name: string
  readonly heading: string
  /** What the calls are for, in a sentence. */
  readonly about: string
  readonly calls: readonly ListedCall[]
}

/** The calls of the API description by family, those for programs first, each with one example request and answer. */
export function loadCalls(api: ApiDescription): readonly CallFamily[] {
  const families = new Map<string, ListedCall[]>()
  const [server] = api.servers
  const origin = server === undefined ? '' : originToCopy(server.url)
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const family = operation.tags[0] ?? ''
      const calls = families.get(family) ?? []
      calls.push(
        listCall({ origin, method: method.toUpperCase(), path, operation }, api['x-codes'], api['x-fields']),
      )
      families.set(family, calls)
    }
  }
  const place = ({ name }: { readonly name: string }) =>
    programFamilies.includes(name) ? programFamilies.indexOf(name) : programFamilies.length
  return api.tags
    .toSorted((a, b) => place(a) - place(b))
    .map(({ name, description, 'x-about': about = '' }) => ({
      name,
      heading: description,
      about,
      calls: families.get(name) ?? [],
    }))
}
