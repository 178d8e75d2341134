import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { type LocaleId, sourceId } from '@hongyan/locales'
import { readDocument, type StoredDocument } from '../desk-documents/read-document.ts'

/** A document as it stands, with its title in a language. Refuses `not-found`, also where it lies in the trash. */
export async function documentFor(
  ctx: Ctx,
  name: string,
): Promise<StoredDocument & { readonly titleIn: (language: LocaleId) => string | null }> {
  const document = await readDocument(ctx, { name })
  if (document === null || document.trashedAt !== null)
    throw new DomainError({ entity: 'release', code: 'not-found', detail: 'no such document' })
  return { ...document, titleIn: (language) => titleIn(document.seed, language) }
}

/** Where documents say what they are called, the first that there is. */
const titleFields = ['title', 'question', 'name'] as const

function titleIn(seed: unknown, language: LocaleId): string | null {
  if (typeof seed !== 'object' || seed === null) return null
  const written: unknown = titleFields
    .map((field) => Reflect.get(seed, field) as unknown)
    .find((one) => one !== undefined)
  if (typeof written === 'string') return written
  if (typeof written !== 'object' || written === null) return null
  const own: unknown = Reflect.get(written, language) ?? Reflect.get(written, sourceId)
  return typeof own === 'string' && own !== '' ? own.slice(0, 300) : null
}
