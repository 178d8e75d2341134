import type { IncomingHttpHeaders } from 'node:http'
import { correctEnquiry } from '@hongyan/domain/enquiries/correct-enquiry'
import { showEnquiry } from '@hongyan/domain/enquiries/show-enquiry'
import { type EnquiryMove, transitionEnquiry } from '@hongyan/domain/enquiries/transition-enquiry'
import { withdrawConsent } from '@hongyan/domain/enquiries/withdraw-consent'
import { success } from '../../../calls/envelope.ts'
import type { Answer } from '../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import {
  correctEnquiryCall,
  showEnquiryCall,
  transitionEnquiryCall,
  withdrawConsentCall,
} from './endpoints.ts'
import { presentEnquiry, presentStatus } from './present.ts'

/** The token travels in a header: an address ends up in histories and logs. */
function tokenOf(headers: IncomingHttpHeaders): string {
  const token = headers['x-hongyan-enquiry']
  return typeof token === 'string' ? token : ''
}

const reply = (data: unknown): Answer => ({ kind: 'reply', status: 200, body: success(data) })

export const enquiriesRoutes: readonly Route[] = [
  defineRoute(showEnquiryCall, async ({ params }, { ctx, headers }) =>
    reply(presentEnquiry(await showEnquiry(ctx, { ...params, token: tokenOf(headers) }))),
  ),
  defineRoute(correctEnquiryCall, async ({ params, body }, { ctx, headers }) => {
    const { verifyCode = null, ...changes } = body
    const input = { ...params, token: tokenOf(headers), changes, verifyCode }
    return reply(await correctEnquiry(ctx, input))
  }),
  defineRoute(withdrawConsentCall, async ({ params }, { ctx, headers }) =>
    reply(presentStatus(await withdrawConsent(ctx, { ...params, token: tokenOf(headers) }))),
  ),
  defineRoute(transitionEnquiryCall, async ({ params, body }, { ctx }) =>
    reply(presentStatus(await transitionEnquiry(ctx, { ...params, move: moveOf(body) }))),
  ),
]

function moveOf(
  body:
    | { status: 'assigned' | 'contacted' }
    | { status: 'first-call-due'; dueAt: string }
    | { status: 'closed'; outcome: Extract<EnquiryMove, { kind: 'closed' }>['outcome'] },
): EnquiryMove {
  if (body.status === 'first-call-due') return { kind: body.status, dueAt: Date.parse(body.dueAt) }
  if (body.status === 'closed') return { kind: body.status, outcome: body.outcome }
  return { kind: body.status }
}
