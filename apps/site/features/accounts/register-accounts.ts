import type { FastifyInstance } from 'fastify'
import { registerSignIn, type SignInParts } from './register-sign-in.ts'
import { registerSignOut, type SignOutParts } from './register-sign-out.ts'

/** Everything about signing in and out that is no call: redirects, a form, and what the identity provider says. */
export function registerAccounts(app: FastifyInstance, parts: SignInParts & SignOutParts): void {
  registerSignIn(app, parts)
  registerSignOut(app, parts)
}
