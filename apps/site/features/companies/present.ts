import type { ChangedPerson, CompanyChange } from '@hongyan/domain/companies/list-company-changes'
import type { CompanyView } from '@hongyan/domain/companies/show-company'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'

const iso = (at: number): string => isoInZone(at, homeZone)

/** A company for its people; mail addresses are masked, those of invitations are shown to owners alone. */
export function presentCompany({ name, role, people, invitations, changes }: CompanyView, now: number) {
  return {
    name,
    role,
    people: people.map((person) => ({
      id: person.id,
      name: person.name,
      mail: person.mail,
      role: person.role,
      since: iso(person.since),
      isMe: person.isMe,
    })),
    invitations: invitations?.map((invitation) => presentInvited(invitation, now)) ?? null,
    changes: changes?.map(presentChange) ?? null,
  }
}

function presentInvited(
  { id, mail, role, until }: NonNullable<CompanyView['invitations']>[number],
  now: number,
) {
  return { id, mail, role, until: iso(until), isOver: until <= now }
}

function presentChange({ id, action, at, by, person, role }: CompanyChange) {
  return { id, action, at: iso(at), by: presentChanged(by), person: person && presentChanged(person), role }
}

function presentChanged(person: ChangedPerson) {
  return { belongs: person.kind === 'there', name: person.kind === 'there' ? person.name : null }
}
