import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { retainedSince } from '@hongyan/kernel/retention-period'
import { singleFlight } from '@hongyan/kernel/single-flight'
import { checkCode, useCode } from '../codes/check-code.ts'
import { mobileMac } from '../codes/code-digests.ts'
import { codePattern, mobilePattern } from '../codes/mobile-rules.ts'
import { signToken } from '../codes/signed-token.ts'
import type { EnquiryProblem } from '../enquiries/enquiry-input.ts'
import { readMobile } from '../typed/read-phone.ts'
import { paperRetention } from './paper-retention.ts'

type Reader = {
  readonly mobile: string
  readonly code: string
  /** Version of the text that was agreed to; null when nothing was. */
  readonly consentVersion: string | null
  readonly language: string
}

/** Kept on the reader's device; opens papers until `until` (ms UTC) without another code. */
export type PaperPass = { readonly pass: string; readonly until: number }

/**
 * Takes a code by text message for a pass to the white papers. The number itself is not kept, only its digest with
 * what was agreed to. Refuses `invalid-input` with one problem for each field, and `wrong-code`.
 */
export async function verifyReader(ctx: Ctx, typed: Reader): Promise<PaperPass> {
  const input = { ...typed, mobile: readMobile(typed.mobile) ?? typed.mobile }
  const problems = problemsOf(input)
  if (problems.length > 0) {
    const fields = problems.map(([path, message]) => ({ path, message }))
    throw new DomainError({
      entity: 'paper',
      code: 'invalid-input',
      detail: 'The form is not complete',
      fields,
    })
  }
  // The second of two equal requests gets the pass of the first instead of a used code.
  return singleFlight(ctx.db, JSON.stringify(['paper', input.mobile, input.code]), () => letIn(ctx, input))
}

async function letIn(ctx: Ctx, input: Reader): Promise<PaperPass> {
  const { tailKey, linkKey, papers } = ctx.settings
  const codeId = await checkCode(ctx, { mobile: input.mobile, purpose: 'white-paper', code: input.code })
  const now = ctx.now()
  const id = uuidv7(now)
  await ctx.db.transaction(async (trx) => {
    await useCode(trx, codeId, now)
    await trx
      .insertInto('paper_readers')
      .values({
        id,
        mobile_mac: mobileMac(tailKey, input.mobile),
        text_version: input.consentVersion ?? '',
        language: input.language,
        given_at: now,
      })
      .execute()
    await trx.deleteFrom('paper_readers').where('given_at', '<', retainedSince(paperRetention, now)).execute()
  })
  const until = now + papers.passMs
  return { pass: signToken(linkKey, 'paper-pass', id, until), until }
}

function problemsOf({ mobile, code, consentVersion }: Reader): readonly [string, EnquiryProblem][] {
  const problems: [string, EnquiryProblem][] = []
  if (!mobilePattern.test(mobile)) {
    problems.push(['phoneNum', mobile === '' ? 'contactMobileRequired' : 'contactMobileWrong'])
  }
  if (!codePattern.test(code)) {
    problems.push(['verifyCode', code === '' ? 'verifyCodeRequired' : 'verifyCodeWrong'])
  }
  if (consentVersion === null || consentVersion === '') problems.push(['consentVersion', 'consentRequired'])
  return problems
}
