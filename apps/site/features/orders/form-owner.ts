import { createHmac } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'

/** Who fills a form in, and the company that they belong to. */
type Filling = { readonly accountId: string; readonly company: { readonly companyId: string } | null }

/** Characters of a part of a mark: the account, and the company of that account. */
const partLength = 22

/** By which an order form for a company is known as of this account and this company. */
export function formOwnerMark({ settings }: Pick<Ctx, 'settings'>, { accountId, company }: Filling): string {
  const parts = [accountId, `${accountId} ${company?.companyId ?? ''}`].map((of) =>
    createHmac('sha256', settings.tailKey)
      .update(`order form of ${of}`)
      .digest('base64url')
      .slice(0, partLength),
  )
  return parts.join('.')
}

/** What differs between who got a form and who sends it; null for nothing, and for a form without a mark. */
export function markDiffers(
  ctx: Pick<Ctx, 'settings'>,
  mark: string,
  filling: Filling,
): 'another-account' | 'another-company' | null {
  const own = formOwnerMark(ctx, filling)
  if (mark === '' || mark === own) return null
  const isSameAccount = mark.slice(0, partLength) === own.slice(0, partLength)
  return isSameAccount ? 'another-company' : 'another-account'
}
