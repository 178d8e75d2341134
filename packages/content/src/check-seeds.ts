import {
  type CollectionItem,
  type CollectionName,
  collectionSchemas,
  type DocumentName,
  documentSchemas,
  keyOf,
  type SiteContent,
  sectionCode,
} from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import type { z } from 'zod'
import { itemCode } from './content-code.ts'
import { resolveSeed } from './seed.ts'
import { seeds } from './seeds.ts'
import { whereDocument, whereItem } from './where-written.ts'

/**
 * A document of its own in one language at a moment (ms UTC), as it is written.
 * @throws Error that names its code, the fields at fault and the file, when it breaks its contract
 */
export function checkedDocument<Name extends DocumentName>(
  name: Name,
  locale: LocaleId,
  at: number,
): SiteContent[Name] {
  const value = resolveSeed(seeds[name], locale, at)
  const read = documentSchemas[name].safeParse(value)
  if (read.success) return read.data as SiteContent[Name]
  throw broken(sectionCode(name, locale), read.error, value, (wrong) => whereDocument(name, wrong))
}

/** The same for an item of a collection. */
export function checkedItem<Name extends CollectionName>(
  name: Name,
  seed: unknown,
  locale: LocaleId,
  at: number,
): CollectionItem<Name> {
  const value = resolveSeed(seed, locale, at)
  const read = collectionSchemas[name].safeParse(value)
  if (read.success) return read.data as CollectionItem<Name>
  const key = keyOf(value as { path: string } | { id: string })
  throw broken(itemCode(name, key, locale), read.error, value, (wrong) => whereItem(name, key, wrong))
}

/** One line for each field at fault. */
function broken(code: string, error: z.ZodError, value: unknown, where: (wrong: unknown) => string): Error {
  const lines = error.issues.map(
    ({ path, message }) => `${code}: ${path.join('.')}: ${message} (${where(valueAt(value, path))})`,
  )
  return new Error(lines.join('\n'))
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}
