import { type Config, deskOrigin, holdsPasskeys, staffSignIn } from '../config.ts'

/** What a site starts with all the same, and whoever runs it should know: a line for each. */
export function startWarnings(
  config: Pick<
    Config,
    | 'OIDC_ISSUER'
    | 'OIDC_SCOPE'
    | 'ROLES'
    | 'DESK_ORIGIN'
    | 'DESK_PORT'
    | 'STAFF_SIGN_IN'
    | 'STAFF_OIDC_ISSUER'
  >,
): readonly string[] {
  const lines: string[] = []
  if (config.OIDC_ISSUER !== undefined && !config.OIDC_SCOPE.split(' ').includes('email'))
    lines.push('OIDC_SCOPE lacks email: nobody can take an invitation into a company (docs/sign-in.md)')
  if (!config.ROLES.includes('worker'))
    lines.push('ROLES names no worker: messages wait for a process that has it, over this very database')
  const desk = deskOrigin(config)
  const { provider, passkeys } = staffSignIn(config)
  if (desk !== null && passkeys && !provider && !holdsPasskeys(desk))
    lines.push(`no browser makes passkeys for ${desk}: nobody can sign in to the desk (docs/desk.md)`)
  return lines
}
