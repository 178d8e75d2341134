import { randomUUID } from 'node:crypto'
import { enquiryForms } from '@hongyan/domain/enquiries/code-lists'
import type { EnquiryReceipt } from '@hongyan/domain/enquiries/enquiry-receipt'
import { submitEnquiry } from '@hongyan/domain/enquiries/submit-enquiry'
import type { SpendableToken } from '@hongyan/kernel/limits/spend-tokens'
import { idempotencyKey } from '../../server/http/idempotency-key.ts'
import type { At } from '../../server/requests/route.ts'
import { tokenLives } from '../../server/security/sessions/token-lives.ts'
import type { CodeServices } from '../../server/text-codes/send-text-code.ts'
import type { EnquiryFields } from './enquiry-fields.ts'

type Services = Pick<CodeServices, 'sessions' | 'captcha'>

/** The one way in for enquiries, whichever call they came by. Refuses as `submitEnquiry` does. */
export async function takeEnquiry(fields: EnquiryFields, at: At<Services>): Promise<EnquiryReceipt> {
  const opened = readSession(fields, at)
  const captcha = await checkCaptcha(fields, at)
  return submitEnquiry(at.ctx, {
    values: fields,
    form: enquiryForms.find((form) => form === fields.form) ?? 'page',
    locale: at.locale,
    idempotencyKey: keyOf(at, opened),
    tokens: opened && captcha ? [opened, captcha] : null,
    trap: typeof fields.website === 'string' ? fields.website.trim() : '',
    filledInMs: opened ? filledIn(opened, at.ctx.now()) : null,
  })
}

/** Null where the clock that opened the form was ahead of this one: that says nothing about the visitor. */
function filledIn({ expiresAt }: SpendableToken, now: number): number | null {
  const ms = now - (expiresAt - tokenLives.enquiry)
  return ms < 0 ? null : ms
}

function readSession(fields: EnquiryFields, at: At<Services>): SpendableToken | null {
  if (!at.session || typeof fields.sessionId !== 'string') return null
  return at.services.sessions.checkToken(at.session, 'enquiry', fields.sessionId)
}

async function checkCaptcha(fields: EnquiryFields, at: At<Services>): Promise<SpendableToken | null> {
  if (!at.session || typeof fields.captcha !== 'string') return null
  return at.services.captcha.check({ sessionId: at.session.id, purpose: 'enquiry' }, fields.captcha)
}

/** The client's own key, else the session, which stands for one filling of the form. */
function keyOf(at: At, opened: SpendableToken | null): string {
  const given = idempotencyKey(at.headers)
  if (given !== null) return `key:${given}`
  return opened ? `form:${opened.id}` : `none:${randomUUID()}`
}
