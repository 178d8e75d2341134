import type { StaffGrant, StaffPerson } from '@hongyan/kernel/context'

/** What somebody works as. */
export const staffRoles = [
  'editor',
  'translator',
  'reviewer',
  'publisher',
  'sales',
  'branch',
  'rates',
  'administrator',
] as const
export type StaffRole = (typeof staffRoles)[number]

/** What can be done at the desk; those about documents ask for a kind, those about a text for its language as well. */
export const staffRights = [
  'see-documents',
  'write-documents',
  'translate-documents',
  'comment-documents',
  'review-documents',
  'publish-documents',
  'upload-pictures',
  'see-enquiries',
  'work-enquiries',
  'see-orders',
  'answer-orders',
  'see-claims',
  'answer-claims',
  'see-personal-data',
  'export-records',
  'see-rates',
  'write-rates',
  'approve-rates',
  'see-messages',
  'see-audit',
  'manage-staff',
] as const
export type StaffRight = (typeof staffRights)[number]

const reading = ['see-documents', 'comment-documents'] as const

/** Who may do what: the whole table of roles. Nobody approves their own: that is asked where something is approved. */
const rightsOfRoles: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  editor: [...reading, 'write-documents', 'translate-documents', 'upload-pictures'],
  translator: [...reading, 'translate-documents'],
  reviewer: [...reading, 'review-documents'],
  publisher: [...reading, 'review-documents', 'publish-documents'],
  sales: ['see-enquiries', 'work-enquiries', 'see-personal-data', 'export-records'],
  branch: ['see-orders', 'answer-orders', 'see-claims', 'answer-claims', 'see-personal-data'],
  rates: ['see-rates', 'write-rates', 'approve-rates'],
  administrator: ['see-messages', 'see-audit', 'manage-staff'],
}

/** Which of a grant's limits a role can have: a sales person's enquiries are of no kind of document. */
export const scopesOfRoles: Readonly<Record<StaffRole, readonly (keyof StaffScope)[]>> = {
  editor: ['kind'],
  translator: ['kind', 'language'],
  reviewer: ['kind', 'language'],
  publisher: ['kind', 'language'],
  sales: [],
  branch: ['branch'],
  rates: [],
  administrator: [],
}

/** What a right is asked for: a kind of document, the language of a text, the code of a branch. */
export type StaffScope = { readonly kind?: string; readonly language?: string; readonly branch?: string }

/**
 * Whether somebody may do something with what `scope` names. A grant that names a kind, a language or a branch allows
 * nothing where another, or none, is asked for.
 */
export function staffMay(person: StaffPerson, right: StaffRight, scope: StaffScope = {}): boolean {
  return person.grants.some((grant) => allows(grant, right, scope))
}

/** Whether somebody may do something anywhere at all: what they are offered in a menu. */
export function staffMaySomewhere(person: StaffPerson, right: StaffRight): boolean {
  return person.grants.some(({ role }) => roleHas(role, right))
}

/** The branches for which somebody may do something; null for all of them. */
export function staffBranches(person: StaffPerson, right: StaffRight): readonly string[] | null {
  const grants = person.grants.filter(({ role }) => roleHas(role, right))
  if (grants.some(({ branch }) => branch === null)) return null
  return grants.flatMap(({ branch }) => branch ?? [])
}

function allows(grant: StaffGrant, right: StaffRight, scope: StaffScope): boolean {
  if (!roleHas(grant.role, right)) return false
  return (['kind', 'language', 'branch'] as const).every(
    (limit) => grant[limit] === null || grant[limit] === scope[limit],
  )
}

function roleHas(role: string, right: StaffRight): boolean {
  return isStaffRole(role) && rightsOfRoles[role].includes(right)
}

export function isStaffRole(role: string): role is StaffRole {
  return staffRoles.some((known) => known === role)
}
