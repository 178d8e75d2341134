import { enquiryMessages } from '@hongyan/content/messages'
import { askedFields } from '@hongyan/domain/enquiries/enquiry-fields'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { enquiryWords } from '../words.ts'
import { Enquiry } from './enquiry.island.tsx'
import type { EnquiryFormProps } from './state/form-state.ts'
import type { SubmittedEnquiry } from './submitted-enquiry.ts'

function html(locale: LocaleId, changes: Partial<EnquiryFormProps> = {}): string {
  const props: EnquiryFormProps = {
    mode: 'page',
    words: enquiryWords(locale),
    types: [
      { name: 'A', value: 'warehousing' },
      { name: 'B', value: 'express' },
    ],
    consentVersion: '2026-11',
    submitted: null,
    ...changes,
  }
  return renderToString(<Enquiry data={JSON.stringify({ ...props, locale })} />)
}

describe.each(localeIds)('the form before a script, %s', (locale) => {
  const form = html(locale)

  test('has every field, and none that is not sent', () => {
    for (const name of askedFields) expect(form).toContain(`name="${name}"`)
    expect(form).not.toMatch(/name="(readed|fullAddress)"/)
    expect(form).toContain('autoComplete="one-time-code"')
    expect(form).toMatch(/<textarea[^>]*rows="2"/)
  })

  test('offers every category, in words, and no code 8', () => {
    const { mainCategories } = enquiryMessages(locale)
    expect(Object.keys(mainCategories)).toHaveLength(21)
    for (const [code, name] of Object.entries(mainCategories)) {
      expect(form.replaceAll('&amp;', '&')).toContain(
        `value="${code}"${code === '1' ? ' selected=""' : ''}>${name}`,
      )
    }
    expect(form).not.toContain('<option value="8"')
  })

  test('is a plain post whose button works, and says how it goes without a script', () => {
    expect(form).toContain('method="post"')
    expect(form).not.toMatch(/<button[^>]*disabled[^>]*>[^<]*<\/button><p>/)
    expect(form).toContain(enquiryMessages(locale).noScript.notice.slice(0, 20))
  })

  test('marks what may stay empty, and more of it in the dialog', () => {
    const optional = enquiryWords(locale).optional
    const marks = (mode: 'page' | 'dialog') =>
      html(locale, { mode }).split(`<small>${optional}</small>`).length - 1
    expect([marks('page'), marks('dialog')]).toEqual([3, 7])
  })
})

test('a posted form comes back with what was typed, what is wrong with it, and its question', () => {
  const submitted: SubmittedEnquiry = {
    values: { companyName: '样例<商贸>', contactMobile: '123' },
    consent: true,
    problems: [['contactMobile', 'Please enter correct mobile number']],
    notice: null,
    sessionId: 'session-1',
    question: { text: 'What is two plus two?', token: 'token-1' },
    beforeCode: null,
  }
  const form = html('en-US', { submitted })
  expect(form).toContain('value="样例&lt;商贸&gt;"')
  expect(form).toContain('1 thing to change:')
  expect(form).toMatch(
    /aria-invalid="true"[^>]*name="contactMobile"|name="contactMobile"[^>]*aria-invalid="true"/,
  )
  expect(form).toContain('name="sessionId" value="session-1"')
  expect(form).toContain('name="question" value="token-1"')
  expect(form).toContain('What is two plus two?')
  expect(form).toMatch(/name="consentVersion"[^>]*checked=""|checked=""[^>]*name="consentVersion"/)
})

test('a question before another code stands by the code, once, with a button of its own', () => {
  const { another } = enquiryMessages('en-US').noScript
  const submitted: SubmittedEnquiry = {
    values: { contactMobile: '13800001357' },
    consent: false,
    problems: [],
    notice: null,
    sessionId: 'session-1',
    question: { text: 'What is two plus two?', token: 'token-1' },
    beforeCode: { isWrong: true },
  }
  const form = html('en-US', { submitted })
  expect(form.match(/name="answer"/g)).toHaveLength(1)
  expect(form).toContain('For another code, please answer: What is two plus two?')
  expect(form).toContain(another.wrong)
  // Beside it the one that Enter presses, which is the first of the form.
  expect(form.match(/value="code"/g)).toHaveLength(2)
  expect(/<button[^>]*>/.exec(form)?.[0]).toContain('value="code"')
  expect(form.indexOf(another.send)).toBeLessThan(form.indexOf('name="verifyCode"'))
  expect(form).toContain('name="question" value="token-1"')
})
