import type { EnquiryInput } from './enquiry-input.ts'

type SpamSigns = {
  /** What stood in the field that people cannot see. */
  readonly trap: string
  /** Milliseconds from opening the form to sending it, null when unknown. */
  readonly filledInMs: number | null
  /** Enquiries with the same mobile number in the last 24 hours. */
  readonly lately: number
}

/** `staff`: somebody of staff has said so. */
export type SpamReason = 'trap' | 'too-fast' | 'links' | 'repeated' | 'gibberish' | 'staff'

const fastestPersonMs = 3000
const mostLately = 3

/** Reasons to suspect an enquiry. Suspects are kept and marked: a wrong guess of ours must not lose a customer. */
export function judgeSpam(enquiry: EnquiryInput, signs: SpamSigns): readonly SpamReason[] {
  const words = [enquiry.companyName, enquiry.contactName, enquiry.detailAddr, enquiry.remark ?? ''].join(
    '\n',
  )
  const links = words.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0
  const reasons: readonly (readonly [SpamReason, boolean])[] = [
    ['trap', signs.trap !== ''],
    ['too-fast', signs.filledInMs !== null && signs.filledInMs < fastestPersonMs],
    ['links', links >= 2],
    ['repeated', signs.lately >= mostLately],
    ['gibberish', /^(.)\1{4,}$/u.test(enquiry.companyName)],
  ]
  return reasons.flatMap(([reason, applies]) => (applies ? [reason] : []))
}
