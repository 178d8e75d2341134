import type { ApiUnderTest } from '../../../../server/testing/api-under-test.ts'
import { signInPerson } from '../../../../server/testing/sign-in-staff.ts'

export type Grant = { readonly role: string; readonly kind?: string; readonly language?: string }

const limits = { kind: null, language: null, branch: null }

/** Somebody at the desk who asks; without roles, with all of them. */
export async function personOf(api: ApiUnderTest, ...grants: readonly Grant[]) {
  const roles = grants.map((grant) => ({ ...limits, ...grant }))
  const { headers } = await signInPerson(api, roles.length === 0 ? undefined : roles)
  const get = async (path: string, query: Record<string, string> = {}) => {
    const answer = await api.send({ url: `/v1/desk/${path}?${new URLSearchParams(query)}`, headers })
    return { status: answer.statusCode, ...answer.json() }
  }
  const post = async (path: string, body: unknown) => {
    const answer = await api.post(`/v1/desk/${path}`, body, headers)
    return { status: answer.statusCode, ...answer.json() }
  }
  return { get, post }
}
