import type { CompanyRole } from '../accounts/membership.ts'

/** What can be done with what belongs to a company: look at it, order for it, decide who belongs to it. */
export const companyRights = ['see', 'order', 'manage'] as const
export type CompanyRight = (typeof companyRights)[number]

/** Who may do what: the whole table of roles. */
const rightsOfRoles: Readonly<Record<CompanyRole, readonly CompanyRight[]>> = {
  owner: ['see', 'order', 'manage'],
  member: ['see', 'order'],
  viewer: ['see'],
}

/** Whether a role allows something. */
export function roleMay(role: CompanyRole, right: CompanyRight): boolean {
  return rightsOfRoles[role].includes(right)
}

/** Whose records a list shows. */
export const recordOwners = ['own', 'company'] as const
export type RecordOwner = (typeof recordOwners)[number]

/** Characters. */
export const companyLimits = { shortestName: 2, longestName: 60 } as const

/** What can happen to who belongs to a company; how its audit calls it. */
export const companyActions = [
  'made',
  'renamed',
  'invited',
  'withdrawn',
  'joined',
  'role-changed',
  'handed-over',
  'removed',
  'left',
] as const
export type CompanyAction = (typeof companyActions)[number]
