import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { hotlines } from './company.gen.ts'
import { phoneIn, telephoneLink } from './hotline.ts'

test('each edition has a hotline that its lines can dial', () => {
  expect(phoneIn('zh-CN', hotlines['zh-CN'].shown)).toBe('950616')
  expect(phoneIn('en-US', hotlines['zh-CN'].shown)).toBe('950616')
  whereWritten('zh-HK', (hk) => {
    expect(phoneIn(hk, hotlines['zh-CN'].shown)).toBe('3100\u00a00616')
    expect(phoneIn(hk, 'tel:950616')).toBe('tel:+85231000616')
    expect(phoneIn(hk, '057188886666')).toBe('057188886666')
  })
})

test.each([
  ['950616', null, 'tel:950616'],
  ['950616', '801', 'tel:950616,801'],
  ['3100 0616', null, 'tel:+85231000616'],
  ['+852 2345 6789', '2', 'tel:+85223456789,2'],
  ['057188886666', null, 'tel:057188886666'],
])('%s with extension %s is called at %s', (phone, extension, link) => {
  expect(telephoneLink(phone, extension)).toBe(link)
})
