import {
  type CollectionName,
  collectionSchemas,
  type DocumentName,
  documentSchemas,
  resolveWritten,
  type Step,
  writtenPath,
} from '@hongyan/documents'
import { sourceId } from '@hongyan/locales'
import type { z } from 'zod'
import { lazyMap } from '../lazily.ts'
import type { IsOff } from '../parts.ts'
import { choosingAt } from '../resolve-with.ts'
import { pathsOf } from '../schema-problems.ts'
import { cutParts } from './cut-parts.ts'
import { rememberCopy } from './line-of.ts'

/** The address of a document by its name or key, and of its entries by their ids; null where they have none. */
type Addresses = { readonly own: string | null; readonly entry: (id: string) => string | null }

const entriesOfDocuments: Readonly<Partial<Record<DocumentName, (id: string) => string>>> = {
  home: (id) => `/#${id}`,
  priceTables: (id) => `/info#${id}`,
  papers: (id) => `/white-paper/${id}`,
}

const addressesIn: Readonly<Record<CollectionName, (key: string) => Addresses>> = {
  page: (path) => ({ own: path, entry: (id) => `${path}#${id}` }),
  news: (id) => alone(`/news/${id}`),
  notice: (id) => alone(`/notice/${id}`),
  question: (id) => alone(`/help#q-${id}`),
  video: () => alone(null),
}

function alone(own: string | null): Addresses {
  return { own, entry: () => null }
}

/**
 * A document of its own without what leads to parts that are off.
 * @throws Error where nothing that keeps its contract is left: every page needs these documents
 */
export function documentWithout(name: DocumentName, seed: unknown, isOff: IsOff): unknown {
  const entry = entriesOfDocuments[name] ?? (() => null)
  const left = without(seed as object, { own: null, entry }, documentSchemas[name], isOff)
  if (left === null) throw new Error(`The parts that the site has leave nothing of ${name}`)
  return left
}

/** The same of a collection; an item that is of such a part, or of which nothing is left, is not in it. */
export function itemsWithout(
  name: CollectionName,
  items: ReadonlyMap<string, unknown>,
  isOff: IsOff,
): ReadonlyMap<string, object> {
  const left = new Map(
    [...items].flatMap(([key, seed]): [string, object][] => {
      const addresses = addressesIn[name](key)
      if (addresses.own !== null && isOff(addresses.own)) return []
      const item = without(seed as object, addresses, collectionSchemas[name], isOff)
      return item === null ? [] : [[key, item]]
    }),
  )
  return lazyMap([...left.keys()], (key) => left.get(key) as object)
}

function without(seed: object, { entry }: Addresses, schema: z.ZodType, isOff: IsOff): object | null {
  const left = cutParts(seed, { isOff, addressOf: entry })
  return left === null || left === seed ? left : mended(left, schema)
}

const choosing = choosingAt(sourceId, 0)

/**
 * A seed that lost entries; what cannot do without them loses the entry that it stands in too, or what stands in no
 * list and may be left out. Null for all of it.
 */
function mended(seed: object, schema: z.ZodType): object | null {
  let left: unknown = seed
  for (;;) {
    const { error } = schema.safeParse(resolveWritten(left, choosing))
    const [path] = error?.issues.flatMap(pathsOf) ?? []
    if (path === undefined) return left as object
    const steps = writtenPath(left, path as readonly Step[], choosing)
    const last = steps.findLastIndex((step) => typeof step === 'number')
    const next: object | null =
      last === -1
        ? withoutField(left as object, steps, schema)
        : withoutEntry(left as object, steps.slice(0, last + 1))
    if (next === null) return null
    left = next
  }
}

/** The same with null for the smallest part around a place that may be null; null where none may. */
function withoutField(seed: object, steps: readonly Step[], schema: z.ZodType): object | null {
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const around = steps.slice(0, depth)
    const left = withNull(seed, around)
    const { error } = schema.safeParse(resolveWritten(left, choosing))
    const still = error?.issues.flatMap(pathsOf) ?? []
    const written = still.map((path) => writtenPath(left, path as readonly Step[], choosing))
    if (!written.some((path) => around.every((one, at) => path[at] === one))) return left
  }
  return null
}

function withNull(part: object, [step = '', ...more]: readonly Step[]): object {
  const inner = more.length === 0 ? null : withNull(Reflect.get(part, step), more)
  return rememberCopy({ ...part, [step]: inner }, part)
}

function withoutEntry(part: object, [step = '', ...more]: readonly Step[]): object {
  if (!Array.isArray(part)) {
    const inner = withoutEntry(Reflect.get(part, step), more)
    return rememberCopy({ ...part, [step]: inner }, part)
  }
  if (more.length > 0) {
    const list = part.with(Number(step), withoutEntry(part[Number(step)], more))
    return rememberCopy(list, part, [...part.keys()])
  }
  const places = [...part.keys()].filter((at) => at !== step)
  return rememberCopy(
    places.map((at) => part[at]),
    part,
    places,
  )
}
