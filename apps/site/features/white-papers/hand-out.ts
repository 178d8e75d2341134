import { createPaperKey } from '@hongyan/domain/papers/create-paper-key'
import { verifyReader } from '@hongyan/domain/papers/verify-reader'
import { DomainError } from '@hongyan/kernel/errors'
import { localeIds } from '@hongyan/locales'
import { z } from 'zod'
import { codeNeeded, notAvailable } from '../../calls/refusals.ts'
import { Refused } from '../../server/http/refused.ts'
import type { At } from '../../server/requests/route.ts'
import { editionOf, presentPaper } from './present.ts'

/** An edition, and what opens it: a pass, or a number with its code. */
export const paperRequest = z.object({
  paper: z.string().min(1).max(60),
  language: z.enum(localeIds).optional().describe('Of the paper; the language of the visitor when absent.'),
  phoneNum: z.string().max(40).optional(),
  verifyCode: z.string().max(40).optional(),
  consentVersion: z.string().max(40).optional(),
  pass: z.string().max(400).optional(),
})

/** Hands out the link to an edition: a pass that still stands is enough, else a code is taken for one. */
export async function handOut(item: z.output<typeof paperRequest>, at: At) {
  const { paper, language = at.locale } = item
  const edition = editionOf(paper, language)
  if (!edition) throw new Refused({ refusal: notAvailable })
  const wanted = { paper, language, edition }
  if (item.pass !== undefined) {
    const opened = await createPaperKey(at.ctx, { paper, language, pass: item.pass }).catch(unlessCodeNeeded)
    if (opened) return presentPaper(wanted, opened, null)
  }
  if (item.phoneNum === undefined && item.verifyCode === undefined) throw new Refused({ refusal: codeNeeded })
  const fresh = await verifyReader(at.ctx, {
    mobile: item.phoneNum?.trim() ?? '',
    code: item.verifyCode?.trim() ?? '',
    consentVersion: item.consentVersion ?? null,
    language: at.locale,
  })
  return presentPaper(wanted, await createPaperKey(at.ctx, { paper, language, pass: fresh.pass }), fresh)
}

function unlessCodeNeeded(error: unknown): null {
  if (error instanceof DomainError && error.code === 'code-needed') return null
  throw error
}
