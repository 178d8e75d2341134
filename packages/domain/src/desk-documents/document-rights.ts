import type { Ctx, StaffPerson } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { isDerived, writtenIds } from '@hongyan/locales'
import { ownStaff } from '../staff/own-staff.ts'
import { type StaffRight, staffMay } from '../staff/staff-rights.ts'
import type { SeedChange } from './diff-seeds.ts'
import { textOfPath } from './seed-value.ts'
import { languageAt } from './text-cells.ts'

/** Whether somebody may do something with documents of a kind, in whichever language. */
export function mayWithKind(person: StaffPerson, right: StaffRight, kind: string): boolean {
  return [undefined, ...writtenIds].some((language) =>
    staffMay(person, right, language === undefined ? { kind } : { kind, language }),
  )
}

/** Whoever asks, where they may do something with documents of a kind. Refuses `sign-in-needed`, `forbidden`. */
export function personWith(ctx: Pick<Ctx, 'actor'>, right: StaffRight, kind: string): StaffPerson {
  const person = ownStaff(ctx)
  if (mayWithKind(person, right, kind)) return person
  throw new DomainError({ entity: 'staff', code: 'forbidden', detail: `no right to ${right}` })
}

/** Refuses `forbidden`, with the first of the paths, where somebody may not change all that was changed. */
export function refuseForeign(person: StaffPerson, kind: string, changes: readonly SeedChange[]): void {
  const foreign = foreignChange(person, kind, changes)
  if (foreign === null) return
  throw new DomainError({
    entity: 'staff',
    code: 'forbidden',
    detail: 'no right to change this part',
    fields: [{ path: textOfPath(foreign.path), message: 'not-yours' }],
  })
}

/** The first of some changes that somebody may not make; null where they may make all. */
export function foreignChange(
  person: StaffPerson,
  kind: string,
  changes: readonly SeedChange[],
): SeedChange | null {
  return changes.find((change) => !mayChange(person, kind, change)) ?? null
}

/** A text of a language is changed by whoever writes that language, everything else by whoever writes documents. */
function mayChange(person: StaffPerson, kind: string, change: SeedChange): boolean {
  const language = languageOf(change)
  return language === null
    ? staffMay(person, 'write-documents', { kind })
    : staffMay(person, 'translate-documents', { kind, language })
}

/** Without its Chinese or its English a part stands in no languages any more: that is no change of a text. */
function languageOf({ what, path }: SeedChange): string | null {
  const at = languageAt(path)
  const language = writtenIds.find((id) => id === path[at])
  if (language === undefined) return null
  const isWhole = path.length === at + 1
  return isWhole && what !== 'changed' && !isDerived(language) ? null : language
}
