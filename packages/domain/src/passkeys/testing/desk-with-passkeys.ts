import type { Db } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { testCtx } from '@hongyan/testing'
import { staffGrant } from '@hongyan/testing/staff'
import { addStaff } from '../../staff/add-staff.ts'
import { findStaffSession } from '../../staff/find-staff-session.ts'
import { findPasskey } from '../find-passkey.ts'
import type { NewPasskey } from '../passkey-rules.ts'
import { takeStaffLink } from '../take-staff-link.ts'

let made = 0
type Role = Parameters<typeof staffGrant>[0]

/** The browser that people of these tests sign in with. */
export const browser = { replaced: null, device: 'Chrome' }

/** People who begin at a desk by links, at a moment that tests move. */
export function deskWithPasskeys(database: () => Db) {
  const clock = { now: Date.UTC(2027, 4, 3, 4) }
  const withSettings = (staff: Partial<Ctx['settings']['staff']>, ctx: Ctx): Ctx => ({
    ...ctx,
    settings: { ...ctx.settings, staff: { ...ctx.settings.staff, ...staff } },
  })
  const system = (): Ctx =>
    testCtx(database(), { now: () => clock.now, actor: { kind: 'system', name: 'test' } })
  const byPasskeysAlone = (ctx: Ctx) => withSettings({ provider: false }, ctx)
  const visitor = (): Ctx => testCtx(database(), { now: () => clock.now })
  function aPasskey(changes: Partial<NewPasskey> = {}): NewPasskey {
    made += 1
    const credentialId = `credential-${made}`
    return { credentialId, publicKey: 'key', counter: 0, transports: ['internal'], name: null, ...changes }
  }

  /** Somebody new with the link that they were given. */
  async function invited(...roles: readonly Role[]) {
    made += 1
    const mail = `somebody-${made}@hongyan.example`
    const { id, link } = await addStaff(system(), { mail, grants: roles.map((role) => staffGrant(role)) })
    if (link === null) throw new Error('a link is made where passkeys are used')
    return { id, mail, ...link }
  }

  const ctxOf = async (secret: string): Promise<Ctx> => {
    const session = await findStaffSession(system(), { secret, inUse: true })
    if (session === null) throw new Error('not signed in')
    return { ...system(), actor: session.person }
  }

  /** Somebody who has begun by their link, with their passkey and codes. */
  async function somebody(...roles: readonly Role[]) {
    const { id, mail, token } = await invited(...roles)
    const passkey = aPasskey()
    const taken = await takeStaffLink(visitor(), { token, name: '样例员工', passkey, ...browser })
    const known = await findPasskey(visitor(), passkey)
    if (known === null) throw new Error('the passkey is kept')
    return { id, mail, token, passkeyId: known.id, ...taken, ctx: await ctxOf(taken.secret) }
  }

  const isSignedIn = async (secret: string) =>
    (await findStaffSession(system(), { secret, inUse: false })) !== null

  const auditOf = async (id: string) =>
    (
      await database()
        .query.selectFrom('audit')
        .select('action')
        .where('entity', '=', 'staff')
        .where('entity_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ action }) => action)

  return {
    clock,
    withSettings,
    system,
    byPasskeysAlone,
    visitor,
    aPasskey,
    invited,
    somebody,
    isSignedIn,
    auditOf,
  }
}
