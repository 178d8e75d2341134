import { addStaff } from '@hongyan/domain/staff/add-staff'
import { createStaffSession } from '@hongyan/domain/staff/create-staff-session'
import { findStaffSession } from '@hongyan/domain/staff/find-staff-session'
import { type StaffRole, type StaffScope, staffRoles } from '@hongyan/domain/staff/staff-rights'
import type { Ctx, StaffGrant, StaffPerson } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'

export type SignedInStaff = {
  readonly person: StaffPerson
  readonly mail: string
  /** What the cookie of their browser holds. */
  readonly secret: string
  /** The context of what they ask. */
  readonly ctx: Ctx
}

/** A role wherever it can be had, or within the limits given. */
export function staffGrant(role: StaffRole, limits: StaffScope = {}): StaffGrant {
  const { kind = null, language = null, branch = null } = limits
  return { role, kind, language, branch }
}

/** Somebody new who works at the desk and is signed in; without roles, who has all of them. */
export async function signInStaff(
  ctx: Ctx,
  grants: readonly StaffGrant[] = staffRoles.map((role) => staffGrant(role)),
): Promise<SignedInStaff> {
  const system: Ctx = { ...ctx, actor: { kind: 'system', name: 'test' } }
  const mail = `staff-${uuidv7(ctx.now())}@hongyan.example`
  await addStaff(system, { mail, grants })
  return signInAgain(ctx, mail)
}

/** Somebody who works at the desk, on one more browser. */
export async function signInAgain(ctx: Ctx, mail: string): Promise<SignedInStaff> {
  const system: Ctx = { ...ctx, actor: { kind: 'system', name: 'test' } }
  const { secret } = await createStaffSession(system, {
    identity: {
      issuer: 'https://staff.hongyan.example',
      subject: mail,
      name: '样例员工',
      phone: null,
      mail,
      providerSession: null,
      idToken: null,
    },
    replaced: null,
    device: 'Chrome',
  })
  const session = await findStaffSession(system, { secret, inUse: true })
  if (session === null) throw new Error('somebody of staff is signed in')
  return { person: session.person, mail, secret, ctx: { ...ctx, actor: session.person } }
}
