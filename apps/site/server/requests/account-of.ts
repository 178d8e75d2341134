import type { IncomingHttpHeaders } from 'node:http'
import type { Ctx } from '@hongyan/kernel/context'
import { authenticate } from './authenticate.ts'
import type { AccountOf, RequestServices } from './services.ts'

const seesOwn = {
  who: 'customer',
  record: 'own-or-company',
  right: 'see',
  origin: 'any',
  repeat: 'reads',
} as const

/** Whether a page is asked for by somebody who opens it, not ahead of that, nor by another page for itself. */
function isOpened(headers: IncomingHttpHeaders): boolean {
  const { 'sec-purpose': ahead = headers.purpose, 'sec-fetch-dest': destination = 'document' } = headers
  return ahead === undefined && destination === 'document'
}

/** Finds who is signed in for pages of an account, with what those may ask in their name. */
export function createAccountOf(services: RequestServices, ownServices: (ctx: Ctx) => object): AccountOf {
  return async (request) => {
    const identity = await authenticate(
      request,
      isOpened(request.headers) ? seesOwn : { ...seesOwn, inUse: false },
      services,
    )
    if (!identity?.account) return null
    const { name, company } = identity.account
    return {
      name,
      company: company && { name: company.name, role: company.role },
      ...ownServices(services.ctxFor(request, identity.actor)),
    }
  }
}
