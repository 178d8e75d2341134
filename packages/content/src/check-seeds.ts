import {
  type CollectionItem,
  type CollectionName,
  collectionSchemas,
  type DocumentName,
  documentSchemas,
  type SiteContent,
  sectionCode,
} from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import type { z } from 'zod'
import { itemCode } from './content-code.ts'
import { pathsOf, sentenceOf } from './schema-problems.ts'
import { resolveSeed } from './seed.ts'
import { seeds } from './seeds.ts'
import { whereComputed } from './where-written.ts'
import { lineOf } from './written/line-of.ts'
import { WrittenError } from './written/written-error.ts'

type Place = { readonly file: string; readonly line: number }

/** Where items are written whose seed came from elsewhere. */
const documents: Place = { file: 'packages/content/documents', line: 1 }

/**
 * A document of its own in one language at a moment (ms UTC), as it is written.
 * @throws WrittenError that names its code, the fields at fault and the file, when it breaks its contract
 */
export function checkedDocument<Name extends DocumentName>(
  name: Name,
  locale: LocaleId,
  at: number,
): SiteContent[Name] {
  const seed = seeds[name]
  const value = resolveSeed(seed, locale, at)
  const read = documentSchemas[name].safeParse(value)
  if (read.success) return read.data as SiteContent[Name]
  throw broken(
    sectionCode(name, locale),
    read.error,
    (path) => lineOf(seed, path, locale, at) ?? whereComputed(name, valueAt(value, path)),
  )
}

/** The same for an item of a collection. */
export function checkedItem<Name extends CollectionName>(
  name: Name,
  key: string,
  seed: unknown,
  locale: LocaleId,
  at: number,
): CollectionItem<Name> {
  const value = resolveSeed(seed, locale, at)
  const read = collectionSchemas[name].safeParse(value)
  if (read.success) return read.data as CollectionItem<Name>
  throw broken(itemCode(name, key, locale), read.error, (path) => lineOf(seed, path, locale, at) ?? documents)
}

/** One line for each field at fault. */
function broken(
  code: string,
  error: z.ZodError,
  where: (path: readonly PropertyKey[]) => Place,
): WrittenError {
  return new WrittenError(
    error.issues.flatMap((issue) =>
      pathsOf(issue).map((path) => ({
        ...where(path),
        message: `${code}: ${path.join('.')}: ${sentenceOf(issue)}`,
      })),
    ),
  )
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    value,
  )
}
