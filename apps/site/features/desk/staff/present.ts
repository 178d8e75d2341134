import type { SessionView } from '@hongyan/domain/accounts/list-sessions'
import type { StaffView } from '@hongyan/domain/staff/list-staff'
import type { OwnStaff } from '@hongyan/domain/staff/show-own-staff'
import type { StaffLink } from '@hongyan/domain/staff/staff-link'
import type { Ctx } from '@hongyan/kernel/context'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'

const iso = (at: number): string => isoInZone(at, homeZone)

/** Whoever is signed in, for their own screen. */
export function presentMe({ id, name, grants, rights }: OwnStaff, siteOrigin: string) {
  return { id, name, grants, rights, siteOrigin }
}

/** Staff for whoever manages it. */
export function presentStaff({ people, me }: { readonly people: readonly StaffView[]; readonly me: string }) {
  return {
    people: people.map(({ id, mail, name, grants, lastSeen }) => ({
      id,
      mail,
      name,
      grants,
      lastSeen: lastSeen === null ? null : iso(lastSeen),
      isMe: id === me,
    })),
  }
}

/** The devices of whoever asks. */
export function presentSessions(sessions: readonly SessionView[]) {
  return {
    sessions: sessions.map(({ id, device, since, lastSeen }) => ({
      id,
      device,
      since: iso(since),
      lastSeen: iso(lastSeen),
    })),
  }
}

/** The link of somebody, for the administrator who hands it over. Its token stands where no log sees it. */
export function presentStaffLink({ token, until }: StaffLink, ctx: Ctx, origin: string) {
  return {
    address: new URL(`/sign-in/link#${token}`, origin).href,
    until: iso(until),
    mailed: ctx.settings.staff.mails,
  }
}
