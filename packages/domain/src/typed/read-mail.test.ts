import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'

test.each([
  ['Zhang@Mail.Example', 'zhang@mail.example'],
  ['zhang@例子.中国', 'zhang@例子.中国'],
  ['zhang@例子。中国', 'zhang@例子.中国'],
  ['user@xn--fsqu00a.xn--fiqs8s', 'user@例子.中国'],
  ['USER@XN--FSQU00A.XN--FIQS8S', 'user@例子.中国'],
  ['张三@例子.公司', '张三@例子.公司'],
  ['müller@bücher.example', 'müller@bücher.example'],
  ['ｚｈａｎｇ＠mail．example', 'zhang@mail.example'],
  ['\u200ezhang@mail.example\u00a0', 'zhang@mail.example'],
  ['mailto:a.b+c@mail.example', 'a.b+c@mail.example'],
  ['<a@mail.example>', 'a@mail.example'],
  ['a@mail.example.', 'a@mail.example'],
  ['张三@例子.中国。', '张三@例子.中国'],
  ["o'neil+hongyan@mail.example", "o'neil+hongyan@mail.example"],
  ['a@mail.xn--fiqs8s', 'a@mail.中国'],
])('%s is kept as %s', (typed, mail) => {
  expect(readMail(typed)).toBe(mail)
  expect(readMail(mail)).toBe(mail)
})

test.each([
  ...[
    '',
    'zhang',
    '@mail.example',
    'zhang@',
    'zhang@mail',
    'a b@mail.example',
    'a@b@mail.example',
    'a@-mail.example',
  ],
  ...[
    'a@mail..example',
    'a@mail.example..',
    'a.@mail.example',
    '"a"@mail.example',
    'Zhang <a@mail.example>',
    'a@mail_1.example',
    'a@.example',
    '.a@mail.example',
    'a..b@mail.example',
    'a@1.2.3.4',
    'a@[1.2.3.4]',
    'a@mail.example\nBcc: b@c.example',
  ],
  ...[
    '"a b"@mail.example',
    'a@mail.example,b@mail.example',
    'a<b@mail.example',
    `${'长'.repeat(22)}@mail.example`,
    'a@xn--.example',
  ],
])('%j is no mail address', (typed) => expect(readMail(typed)).toBeNull())
