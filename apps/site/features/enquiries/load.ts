import { tdkOf } from '@hongyan/content'
import { enquiryMessages } from '@hongyan/content/messages'
import { cooperationTypes } from '@hongyan/domain/enquiries/code-lists'
import { isOffered } from '@hongyan/domain/network/is-offered'
import { pageHead } from '../../shell/head.ts'
import type { ConsentPages, PageContext } from '../../shell/page-context.ts'
import { likelyAnswers } from './likely-answers.ts'
import type { EnquiryPages } from './needs.ts'
import type { CooperationPage } from './ui/cooperation/page.tsx'
import type { EnquiryIslandProps } from './ui/enquiry.island.tsx'
import type { EnquiryShown } from './ui/status/status-calls.ts'
import type { SubmittedEnquiry } from './ui/submitted-enquiry.ts'
import { enquiryWords } from './words.ts'

declare module '../../calls/form-outcome.ts' {
  interface FormOutcomes {
    readonly form: { readonly form: SubmittedEnquiry }
    readonly receipt: {
      readonly enquiryNo: string
      readonly token: string
      /** Where a sister site wanted the visitor to go on to. */
      readonly download: string | null
    }
    readonly status: { readonly enquiry: EnquiryShown; readonly token: string }
    readonly 'unknown-enquiry': unknown
  }
}

/** What partners come for stands before what customers ask for: the first is chosen. */
const ofPartners = ['cloud-warehouse', 'technology', 'education', 'other'] as const
const typesForPartners = [
  ...ofPartners,
  ...cooperationTypes.filter((type) => !ofPartners.some((one) => one === type)),
]

/** What the page of the cooperation form shows, at either of its addresses. */
export function loadCooperation({
  locale,
  path,
  services,
  submitted,
}: PageContext<EnquiryPages>): CooperationPage {
  const { page, cooperationTypes: names } = enquiryMessages(locale.id)
  const partners = path === '/ecology/cooperation'
  return {
    locale: locale.id,
    partners,
    title: partners ? page.partnersTitle : page.title,
    scene: partners ? 'cloud-warehouse' : 'gate-check',
    lead: partners ? page.partnersLead : page.lead,
    form: {
      mode: 'page',
      locale: locale.id,
      words: enquiryWords(locale.id),
      types: (partners ? typesForPartners : cooperationTypes)
        .filter(isOffered)
        .map((value) => ({ value, name: names[value] })),
      consentVersion: services.consentVersion,
      submitted: submitted?.kind === 'form' ? submitted.form : null,
      parcelPrices: partners ? null : services.parcelPrices(locale.id),
    },
    receipt: submitted?.kind === 'receipt' ? submitted : null,
  }
}

export function cooperationHead({ path, locale }: PageContext) {
  return pageHead(tdkOf(path, locale.id))
}

/** The form of a message to customer service. */
export function messageForm({ locale, services, submitted }: PageContext<ConsentPages>): EnquiryIslandProps {
  const words = enquiryWords(locale.id)
  const { question, hint, plain } = words.message
  return {
    mode: 'message',
    locale: locale.id,
    words: {
      ...words,
      fields: { ...words.fields, remark: question },
      hints: { ...words.hints, remark: hint },
      noScript: { ...words.noScript, notice: plain },
    },
    types: [],
    likely: likelyAnswers(locale.id),
    consentVersion: services.consentVersion,
    submitted: submitted?.kind === 'form' ? submitted.form : null,
  }
}
