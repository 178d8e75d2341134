import type { Ctx, StaffPerson } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import { ownStaff } from '../staff/own-staff.ts'
import { staffMay } from '../staff/staff-rights.ts'

/**
 * Whoever asks, where they may write, translate or publish a language of a kind of document. Refuses `sign-in-needed`,
 * `forbidden`.
 */
export function mayWriteLanguage(
  ctx: Pick<Ctx, 'actor'>,
  { kind, language }: { readonly kind: string; readonly language: LocaleId },
): StaffPerson {
  const person = ownStaff(ctx)
  const may =
    staffMay(person, 'write-documents', { kind }) ||
    staffMay(person, 'translate-documents', { kind, language }) ||
    staffMay(person, 'publish-documents', { kind, language })
  if (may) return person
  throw new DomainError({ entity: 'staff', code: 'forbidden', detail: 'no right to write this language' })
}
