import { anEnquiryForm } from '@hongyan/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mainCategoryCodes } from './code-lists.ts'
import { type EnquiryProblem, mobilePattern, readEnquiryInput } from './enquiry-input.ts'

function problems(changes: Record<string, unknown>, form: 'page' | 'dialog' = 'page') {
  const reading = readEnquiryInput(anEnquiryForm(changes), form)
  return reading.kind === 'fine' ? [] : reading.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

describe('the rules of the form', () => {
  test('a complete form is fine, and what is not sent is not kept', () => {
    const extras = { readed: true, fullAddress: ['420000'], clientIp: '192.0.2.1', role: 'admin' }
    const reading = readEnquiryInput(anEnquiryForm(extras), 'page')
    expect(reading.kind).toBe('fine')
    expect(Object.keys(reading.kind === 'fine' ? reading.enquiry : {})).not.toEqual(
      expect.arrayContaining(Object.keys(extras)),
    )
  })

  test('a message to customer service needs a question, and keeps nothing of a company', () => {
    const message = readEnquiryInput(
      anEnquiryForm({ companyName: '', detailAddr: '', remark: '到哪了？' }),
      'message',
    )
    expect(message).toMatchObject({
      kind: 'fine',
      enquiry: {
        companyName: '',
        cooperateType: null,
        firstBizType: null,
        province: null,
        remark: '到哪了？',
      },
    })
    expect(readEnquiryInput(anEnquiryForm({ remark: ' ' }), 'message')).toEqual({
      kind: 'problems',
      problems: [{ path: 'remark', problem: 'remarkRequired' }],
    })
  })

  const missing: readonly (readonly [string, string, EnquiryProblem])[] = [
    ['cooperateType', 'cooperateType', 'cooperateTypeRequired'],
    ['companyName', 'companyName', 'companyNameRequired'],
    ['firstBizType', 'firstBizType', 'firstBizTypeRequired'],
    ['estimateOrderCount', 'estimateOrderCount', 'estimateOrderCountRequired'],
    ['province', 'fullAddress', 'fullAddressRequired'],
    ['city', 'fullAddress', 'fullAddressRequired'],
    ['detailAddr', 'detailAddr', 'detailAddrRequired'],
    ['contactName', 'contactName', 'contactNameRequired'],
    ['contactMobile', 'contactMobile', 'contactMobileRequired'],
    ['verifyCode', 'verifyCode', 'verifyCodeRequired'],
  ]
  test.each(missing)('%s is required', (field, path, problem) => {
    for (const nothing of [undefined, null, '', '   ', '\u0000']) {
      if (field === 'verifyCode' && nothing === '\u0000') continue
      expect(problems({ [field]: nothing })).toEqual([`${path}: ${problem}`])
    }
  })

  test('the dialog asks less, and the detailed address stays', () => {
    const left = { cooperateType: '', firstBizType: null, estimateOrderCount: '', province: '', city: '' }
    expect(problems(left, 'dialog')).toEqual([])
    expect(problems({ ...left, detailAddr: '' }, 'dialog')).toEqual(['detailAddr: detailAddrRequired'])
    expect(problems({ firstBizType: '8' }, 'dialog')).toEqual(['firstBizType: firstBizTypeRequired'])
  })

  test('there is no category 8, and every other from 1 to 22', () => {
    expect([...mainCategoryCodes]).toEqual(
      Array.from({ length: 22 }, (_, n) => String(n + 1)).filter((code) => code !== '8'),
    )
    expect(problems({ firstBizType: '8' })).toEqual(['firstBizType: firstBizTypeRequired'])
  })

  test.each([-1, 1.5, Number.NaN, '1.5', '-3', 'many', [5], {}])('%s is no order volume', (value) => {
    expect(problems({ estimateOrderCount: value })).toEqual(['estimateOrderCount: estimateOrderCountWrong'])
  })
  test.each([0, 7, '0', ' 12 '])('%s is an order volume', (value) => {
    expect(problems({ estimateOrderCount: value })).toEqual([])
  })

  test.each([
    '12345678901',
    '1391234567',
    '139123456789',
    '8613912345678',
    '18400006002-7804',
    '+85223456789',
    13912345678,
  ])('%s is no mobile number', (value) => expect(problems({ contactMobile: value })).toHaveLength(1))
  test.each(['+8613912345678', '１３９１２３４５６７８', '\u202d139 1234 5678\u202c', '+852 9123 4567'])(
    '%s is a mobile number',
    (value) => expect(problems({ contactMobile: value })).toEqual([]),
  )

  test.each(['１２３４５６', '123456\u0000', ['123456'], { $ne: 0 }, 123456, '1234567', '12345', '12 3456'])(
    'the code %j is refused with its own sentence',
    (value) => expect(problems({ verifyCode: value })).toEqual(['verifyCode: verifyCodeWrong']),
  )
  test('a code with spaces around it is trimmed', () =>
    expect(problems({ verifyCode: ' 123456 ' })).toEqual([]))

  test('consent that is taken back is a problem, a form that names no text version is not', () => {
    expect(problems({ consentVersion: '' })).toEqual(['readed: consentRequired'])
    expect(problems({ consentVersion: '2026-11' })).toEqual([])
    expect(problems({})).toEqual([])
  })

  test('problems come in the order of the form', () => {
    const reading = readEnquiryInput({}, 'page')
    expect(reading.kind === 'problems' && reading.problems.map(({ path }) => path)).toEqual([
      'cooperateType',
      'companyName',
      'firstBizType',
      'estimateOrderCount',
      'fullAddress',
      'detailAddr',
      'contactName',
      'contactMobile',
      'verifyCode',
    ])
  })

  test('mobile numbers are exactly eleven digits that begin with 13 to 19', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 13 })
    fc.assert(
      fc.property(digits, (text) => {
        const right = text.length === 11 && text[0] === '1' && Number(text[1]) >= 3
        expect(mobilePattern.test(text)).toBe(right)
        expect(problems({ contactMobile: text }).length === 0).toBe(right)
      }),
    )
  })

  test('whatever arrives is read without an exception, and what is fine can be stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('page' as const, 'dialog' as const), (value, form) => {
        expect(['fine', 'problems']).toContain(readEnquiryInput(value, form).kind)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const reading = readEnquiryInput(anEnquiryForm({ companyName: text, remark: text }), 'page')
        if (reading.kind === 'fine') expect(reading.enquiry.companyName).not.toMatch(/\p{Cc}|\p{Cs}/u)
      }),
    )
  })
})
