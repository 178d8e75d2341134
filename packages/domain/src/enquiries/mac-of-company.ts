import { createHmac } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import type { EnquiryInput } from './enquiry-input.ts'

/** Keyed digest of a company's name, the same for every way of typing it: spaces, width and case do not count. */
export function macOfCompany(ctx: Ctx, { companyName }: Pick<EnquiryInput, 'companyName'>): string {
  const name = companyName.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  return createHmac('sha256', ctx.settings.tailKey).update(`company\n${name}`).digest('base64url')
}

/** What messages of one company wait for each other by; null where somebody writes for themselves. */
export function orderingKeyOf(ctx: Ctx, enquiry: Pick<EnquiryInput, 'companyName'>): string | null {
  return enquiry.companyName === '' ? null : macOfCompany(ctx, enquiry)
}
