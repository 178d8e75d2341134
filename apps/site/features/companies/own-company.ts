import { showCompany } from '@hongyan/domain/companies/show-company'
import { type InvitationView, showInvitation } from '@hongyan/domain/companies/show-invitation'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'
import { nullWhenNotFound } from '../../server/http/null-when-not-found.ts'
import type { ShownCompany, ShownInvitation } from './load.ts'
import { presentCompany } from './present.ts'

/** The company of whoever is signed in; null for those who belong to none. */
export function readOwnCompany(ctx: Ctx): Promise<ShownCompany | null> {
  return nullWhenNotFound(async () => presentCompany(await showCompany(ctx), ctx.now()))
}

/** What a link opens to whoever is signed in; `over` for one that opens nothing any more. */
export async function readInvitation(ctx: Ctx, token: string): Promise<ShownInvitation> {
  try {
    return presentInvitation(await showInvitation(ctx, { token }))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'link-expired') return { kind: 'over' }
    throw error
  }
}

function presentInvitation(view: InvitationView) {
  switch (view.kind) {
    case 'open': {
      const { kind, company, role, until } = view
      return { kind, company, role, until: isoInZone(until, homeZone) }
    }
    case 'other-mail':
      return { kind: view.kind, mail: view.mail }
    case 'elsewhere':
      return { kind: view.kind, company: view.company }
    case 'joined':
      return { kind: view.kind }
  }
}
