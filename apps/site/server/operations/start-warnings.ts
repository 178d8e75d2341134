import type { Config } from '../config.ts'

/** What a site starts with all the same, and whoever runs it should know: a line for each. */
export function startWarnings({
  OIDC_ISSUER,
  OIDC_SCOPE,
}: Pick<Config, 'OIDC_ISSUER' | 'OIDC_SCOPE'>): readonly string[] {
  if (OIDC_ISSUER === undefined || OIDC_SCOPE.split(' ').includes('email')) return []
  return ['OIDC_SCOPE lacks email: nobody can take an invitation into a company (docs/sign-in.md)']
}
