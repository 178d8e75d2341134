import type { Ctx, StaffPerson } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { type StaffRight, type StaffScope, staffMay, staffMaySomewhere } from './staff-rights.ts'

/** Whoever of staff asks. Refuses `sign-in-needed`. */
export function ownStaff({ actor }: Pick<Ctx, 'actor'>): StaffPerson {
  if (actor.kind === 'person') return actor
  throw new DomainError({ entity: 'staff', code: 'sign-in-needed', detail: 'Nobody of staff is signed in' })
}

/** The same, where they may do something with what `scope` names. Refuses `sign-in-needed`, `forbidden`. */
export function staffWith(ctx: Pick<Ctx, 'actor'>, right: StaffRight, scope?: StaffScope): StaffPerson {
  const person = ownStaff(ctx)
  const may = scope === undefined ? staffMaySomewhere(person, right) : staffMay(person, right, scope)
  if (may) return person
  throw new DomainError({ entity: 'staff', code: 'forbidden', detail: `no right to ${right}` })
}
