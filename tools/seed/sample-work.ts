import { sendCode } from '@hongyan/domain/codes/send-code'
import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import { assignEnquiry } from '@hongyan/domain/enquiries/assign-enquiry'
import { submitEnquiry } from '@hongyan/domain/enquiries/submit-enquiry'
import { transitionEnquiry } from '@hongyan/domain/enquiries/transition-enquiry'
import { recordFeedback } from '@hongyan/domain/feedback/record-feedback'
import { countMiss } from '@hongyan/domain/searching/count-miss'
import type { Ctx } from '@hongyan/kernel/context'
import { type SampleInquiry, sampleFeedback, sampleInquiries, sampleMisses } from './sample-inquiries.ts'

const minute = 60_000

/** What there is to do at the desk of a site that nobody has visited yet: inquiries, feedback and searches in vain. */
export async function makeSampleWork(ctx: Ctx): Promise<void> {
  const known = await ctx.db.query.selectFrom('enquiries').select('id').limit(1).execute()
  if (known.length > 0) return
  const sales = await salesPerson(ctx)
  // The oldest first: ids never go back in time.
  const inOrder = sampleInquiries.toSorted((a, b) => b.ago - a.ago)
  for (const [index, inquiry] of inOrder.entries()) await takeIn(ctx, inquiry, index, sales)
  for (const [path, language, rating, text, ago] of sampleFeedback.toReversed())
    await recordFeedback(at(ctx, ago), { path, language, rating, text })
  for (const place of ['site', 'items'] as const)
    for (const [term, times] of sampleMisses[place])
      for (let time = 0; time < times; time += 1) await countMiss(ctx, { term, place })
}

const at = (ctx: Ctx, ago: number): Ctx => ({ ...ctx, now: () => ctx.now() - ago * minute })

/** Who of the sample staff works on inquiries, by id; null where they are not at the desk. */
async function salesPerson(ctx: Ctx): Promise<string | null> {
  const row = await ctx.db.query
    .selectFrom('staff_grants')
    .select('staff_id')
    .where('role', '=', 'sales')
    .executeTakeFirst()
  return row?.staff_id ?? null
}

/** Sends the form as its visitor would, with the code that was sent to them, and does what sales has done since. */
async function takeIn(ctx: Ctx, inquiry: SampleInquiry, index: number, sales: string | null): Promise<void> {
  const mobile = `1390000${String(1000 + index)}`
  const then = at(ctx, inquiry.ago)
  // Nobody is told of people who do not exist.
  const settings = { ...ctx.settings, enquiries: { ...ctx.settings.enquiries, targets: [] } }
  const actor = { kind: 'visitor', sessionId: `sample-${index}`, address: `192.0.2.${index + 1}` } as const
  const visitor: Ctx = { ...then, settings, actor }
  const { number } = await submitEnquiry(visitor, {
    values: {
      cooperateType: inquiry.about,
      companyName: inquiry.company,
      isJdSeller: null,
      firstBizType: inquiry.trade,
      estimateOrderCount: inquiry.orders,
      province: inquiry.area[0],
      city: inquiry.area[1],
      district: inquiry.area[2],
      detailAddr: inquiry.street,
      contactName: inquiry.contact,
      contactPositionId: inquiry.position,
      contactMobile: mobile,
      verifyCode: await codeFor(visitor, mobile),
      remark: inquiry.remark,
    },
    form: 'page',
    locale: inquiry.locale,
    idempotencyKey: `sample-inquiry-${index}`,
    tokens: [],
    trap: '',
    filledInMs: 90_000,
  })
  const { done } = inquiry
  if (done === undefined || sales === null) return
  const soon: Ctx = at(ctx, Math.max(1, inquiry.ago - 9))
  await assignEnquiry(soon, { number, to: sales })
  if (done === 'assigned') return
  await transitionEnquiry(soon, { number, move: { kind: 'contacted' } })
  if (done !== 'contacted') await transitionEnquiry(soon, { number, move: { kind: 'closed', outcome: done } })
}

async function codeFor(visitor: Ctx, mobile: string): Promise<string> {
  let code = ''
  const sms: SmsGateway = {
    send: async ({ text }) => {
      if (text.kind === 'code') code = text.code
      return { kind: 'sent' }
    },
  }
  await sendCode(visitor, {
    sms,
    mobile,
    purpose: 'enquiry',
    locale: 'zh-CN',
    captcha: null,
    onAlarm: () => {},
  })
  return code
}
