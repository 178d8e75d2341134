import type { StaffGrant } from '@hongyan/kernel/context'
import { type SignedInStaff, signInStaff } from '@hongyan/testing/staff'
import { staffCookie } from '../security/account-cookie.ts'
import { type ApiUnderTest, ownOrigin } from './api-under-test.ts'

/** Somebody of staff with these roles, without them with all, and the headers of their browser. */
export async function signInPerson(
  { ctx }: ApiUnderTest,
  grants?: readonly StaffGrant[],
): Promise<SignedInStaff & { readonly headers: { readonly cookie: string; readonly origin: string } }> {
  const person = await signInStaff(ctx, grants)
  const [cookie = ''] = staffCookie(ownOrigin).keep(person.secret).split(';')
  return { ...person, headers: { cookie, origin: ownOrigin } }
}
