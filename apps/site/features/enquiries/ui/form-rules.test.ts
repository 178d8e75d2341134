import { mainCategoryCodes } from '@hongyan/domain/enquiries/code-lists'
import { problemOrder, problemPathOf } from '@hongyan/domain/enquiries/enquiry-fields'
import { describe, expect, test } from 'vitest'
import { changed, firstChoices, isPath, problemsOf, readyToSend } from './form-rules.ts'
import type { FormValues } from './form-values.ts'

const places = {
  '-999999': [
    { code: '420000', address: '湖北省' },
    { code: '990000', address: '岛' },
  ],
  '420000': [
    { code: '420100', address: '武汉市' },
    { code: '429999', address: '其他地区' },
  ],
  '420100': [{ code: '420115', address: '江夏区' }],
}
const filled: FormValues = {
  ...firstChoices([{ name: '仓储与配送', value: 'warehousing' }]),
  companyName: '样例商贸有限公司',
  estimateOrderCount: '300',
  province: '湖北省',
  city: '武汉市',
  district: '江夏区',
  detailAddr: '样例路 1 号',
  contactName: '林一苇',
  contactMobile: '13912345678',
  verifyCode: '123456',
}
const problems = (changes: Partial<FormValues>, mode: 'page' | 'dialog' = 'page', consent = '2026-11') => [
  ...problemsOf({ ...filled, ...changes }, consent, mode, places),
]

describe('what is wrong', () => {
  test('nothing is wrong with a filled form, and consent must be ticked', () => {
    expect(problems({})).toEqual([])
    expect(problems({}, 'page', '')).toEqual([['readed', 'consentRequired']])
  })

  test('a city that is divided wants its district, one that is not does not', () => {
    expect(problems({ district: '' })).toEqual([['fullAddress', 'fullAddressRequired']])
    expect(problems({ city: '其他地区', district: '' })).toEqual([])
    expect(problems({ district: '' }, 'dialog')).toEqual([])
  })

  test('an empty page form names every required field, the dialog five of them', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, ''])) as FormValues
    const paths = (mode: 'page' | 'dialog') => [...problemsOf(empty, '', mode, places).keys()].sort()
    expect(paths('page')).toHaveLength(10)
    expect(paths('dialog')).toEqual(
      ['companyName', 'contactMobile', 'contactName', 'detailAddr', 'readed', 'verifyCode'].sort(),
    )
  })
})

test('choosing another place takes those below it along', () => {
  expect(changed(filled, 'province', '岛')).toMatchObject({ province: '岛', city: '', district: '' })
  expect(changed(filled, 'city', '其他地区')).toMatchObject({ province: '湖北省', district: '' })
  expect(changed(filled, 'district', '')).toMatchObject({ city: '武汉市', district: '' })
})

test('what is sent has numbers for numbers and leaves out what is empty and what is the form’s own', () => {
  const sent = readyToSend({ ...filled, isJdSeller: '0', contactPositionId: '3' }, 'page')
  expect(sent).toEqual({
    cooperateType: 'warehousing',
    companyName: '样例商贸有限公司',
    isJdSeller: 0,
    firstBizType: mainCategoryCodes[0],
    estimateOrderCount: 300,
    province: '湖北省',
    city: '武汉市',
    district: '江夏区',
    detailAddr: '样例路 1 号',
    contactName: '林一苇',
    contactPositionId: 3,
    contactMobile: '13912345678',
    verifyCode: '123456',
  })
  expect(() => readyToSend({ ...filled, companyName: '' }, 'page')).toThrow()
})

test('problems are told in the order of the form, the area as one', () => {
  expect(problemOrder.filter((path) => path === 'fullAddress')).toHaveLength(1)
  expect(problemOrder.at(-1)).toBe('readed')
  expect(problemPathOf('city')).toBe('fullAddress')
  expect([isPath('verifyCode'), isPath('city'), isPath('__proto__')]).toEqual([true, false, false])
})
