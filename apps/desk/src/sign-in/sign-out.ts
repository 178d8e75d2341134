import { signOutAction } from '../../../site/features/desk/staff/actions.ts'
import { ask } from '../client/ask.ts'

/** Signs out here, and goes where the provider signs people out. */
export async function signOut(): Promise<void> {
  const { next } = await ask(signOutAction, { body: {} }).catch(() => ({ next: '/sign-in' }))
  location.assign(next)
}
