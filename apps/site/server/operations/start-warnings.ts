import type { Config } from '../config.ts'

/** What a site starts with all the same, and whoever runs it should know: a line for each. */
export function startWarnings(
  config: Pick<Config, 'OIDC_ISSUER' | 'OIDC_SCOPE' | 'ROLES' | 'STAFF_OIDC_ISSUER'>,
): readonly string[] {
  const lines: string[] = []
  if (config.OIDC_ISSUER !== undefined && !config.OIDC_SCOPE.split(' ').includes('email'))
    lines.push('OIDC_SCOPE lacks email: nobody can take an invitation into a company (docs/sign-in.md)')
  if (config.ROLES.includes('desk') && config.STAFF_OIDC_ISSUER === undefined)
    lines.push('STAFF_OIDC_ISSUER is not set: nobody can sign in to the desk (docs/desk.md)')
  return lines
}
