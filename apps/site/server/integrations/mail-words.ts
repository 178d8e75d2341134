import { enquiryMessages } from '@hongyan/content/messages'
import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import { findDivision } from '@hongyan/domain/places/divisions'
import { fill, type LocaleId, textIn } from '@hongyan/locales'
import type { presentMessage } from './present-message.ts'

type MailedMessage = ReturnType<typeof presentMessage>

/** Subject and text of the mail that tells staff of an enquiry. The subject says nothing about a person. */
export function mailWords(locale: LocaleId, { number, kind, enquiry }: MailedMessage) {
  const words = enquiryMessages(locale)
  const { mail } = words
  const subject = fill(mail.subjects[kind], { number })
  if (enquiry === null) return { subject, text: fill(mail.withdrawn, { number }) }
  const labels: Readonly<Record<string, string>> = {
    ...words.fields,
    ...(hasAreaTree ? {} : { district: words.fields.fullAddress }),
    ...mail.campaign,
  }
  const {
    form: _form,
    locale: language,
    receivedAt,
    status: _status,
    spam: reasons,
    consent,
    ...fields
  } = enquiry
  // They come in the order of the form; what carries a campaign follows.
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${labels[name] ?? name}: ${valueWords(locale, name, value)}`],
  )
  const origin = fill(mail.origin, {
    at: receivedAt,
    language,
    consent: consent.textVersion,
  })
  const spam = reasons.length === 0 ? [] : [fill(mail.spam, { reasons: reasons.join(', ') })]
  return { subject, text: [...spam, ...rows, '', origin].join('\n') }
}

/** Codes by their names, numbers and words as they are. */
function valueWords(locale: LocaleId, name: string, value: string | number): string {
  const { cooperationTypes, yesNo, mainCategories, positions } = enquiryMessages(locale)
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    cooperateType: cooperationTypes,
    isJdSeller: yesNo,
    firstBizType: mainCategories,
    contactPositionId: positions,
  }
  if (name === 'province' || name === 'city' || name === 'district') {
    const division = findDivision(String(value))
    return division === null ? String(value) : textIn(division.name, locale)
  }
  return lists[name]?.[value] ?? String(value)
}
