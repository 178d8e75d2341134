import type { PostedForm } from '../../page-context.ts'
import { type HandedOut, readHandedOut } from './handed-out.ts'

/** What comes back to somebody who sent the form without a script. */
export type PostedGate = {
  readonly mobile: string
  readonly language: string
  readonly consent: boolean
  /** Stands for the code when another edition is asked for. */
  readonly pass: string
  /** Field, and the sentence about it. */
  readonly problems: readonly (readonly [path: string, sentence: string])[]
  readonly outcome:
    | { readonly kind: 'sent' }
    | { readonly kind: 'ready'; readonly link: HandedOut }
    | { readonly kind: 'failed'; readonly text: string }
}

/** Refusals that are about the code that was typed; the API's table of codes defines the number. */
const wrongCode = 1111

/** Reads an answer to the form. What was typed stays, the code excepted: it is worth nothing twice. */
export function readPosted({ fields, answer }: PostedForm): PostedGate {
  const found = answer.fields?.map(({ path, message }) => [path, message] as const) ?? []
  const link = answer.code === 1 && fields.do !== 'code' ? readHandedOut(answer.content) : null
  const typed = {
    mobile: fields.phoneNum ?? '',
    language: fields.language ?? '',
    consent: fields.consentVersion !== undefined,
    pass: link?.pass ?? fields.pass ?? '',
  }
  if (link !== null) return { ...typed, problems: [], outcome: { kind: 'ready', link } }
  if (answer.code === 1) return { ...typed, problems: [], outcome: { kind: 'sent' } }
  const problems = answer.code === wrongCode ? [['verifyCode', answer.errorMsg] as const] : found
  return { ...typed, pass: '', problems, outcome: { kind: 'failed', text: answer.errorMsg } }
}
