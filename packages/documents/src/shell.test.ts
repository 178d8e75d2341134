import { expect, test } from 'vitest'
import { support } from './shell.ts'

const contact = { hotline: '950616', hours: '8:00–20:00', social: [] }

test.each([
  ['service@mail.example', 'service@mail.example'],
  ['客服@例子.中国', '客服@例子.中国'],
  ['Service@xn--fsqu00a.xn--fiqs8s', 'service@例子.中国'],
])('the mailbox %s is shown as %s', (mail, shown) => {
  expect(support.parse({ ...contact, mail }).mail).toBe(shown)
})

test.each(['', 'service', 'a@b@mail.example', 'service@mail'])('%j is no mailbox', (mail) => {
  expect(support.safeParse({ ...contact, mail }).success).toBe(false)
})
