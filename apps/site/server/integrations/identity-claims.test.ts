import { describe, expect, it } from 'vitest'
import { readPerson, sessionOf, ungrantedScopes } from './identity-claims.ts'

const phone = '+8613000002003'

describe('a number and an address', () => {
  it.each([true, 'true', 'TRUE', ' true ', '1', 1])('that are verified by %j are taken', (verified) => {
    const claims = { phone_number: phone, phone_number_verified: verified }
    expect(readPerson([claims])).toMatchObject({ phone, untaken: [] })
    const mail = { email: 'zhixia@people.example', email_verified: verified }
    expect(readPerson([mail])).toMatchObject({ mail: 'zhixia@people.example', untaken: [] })
  })

  it.each([false, 'false', '0', 0, 2, 'no', 'truely', '', null, undefined, [true], { value: true }])(
    'that are verified by %j are not, and it is said',
    (verified) => {
      const claims = {
        phone_number: phone,
        phone_number_verified: verified,
        email: 'zhixia@people.example',
        email_verified: verified,
      }
      expect(readPerson([claims])).toMatchObject({
        phone: null,
        mail: null,
        untaken: ['phone-unverified', 'mail-unverified'],
      })
    },
  )

  it.each<readonly [unknown, string | null]>([
    ['+86 138-0013-8000', '+86 138-0013-8000'],
    ['tel:+86-138-0013-8000', '+86-138-0013-8000'],
    ['\u202d+8613800138000\u202c', '+8613800138000'],
    [13800138000, '13800138000'],
    ['', null],
  ])('%j is the number %j', (told, taken) => {
    expect(readPerson([{ phone_number: told, phone_number_verified: true }])).toMatchObject({
      phone: taken,
      untaken: [],
    })
  })

  it.each([
    '9'.repeat(41),
    '+86 138-0000 0000;ext=1',
    '0571-88888888',
    'none',
    ['+8613800138000'],
    { number: '+8613800138000' },
    true,
    -1,
  ])('%j is no number to take, and that is said', (told) => {
    const claims = { phone_number: told, phone_number_verified: true }
    expect(readPerson([claims])).toMatchObject({ phone: null, untaken: ['phone-unreadable'] })
  })

  it.each(['nobody', 'a@b', ['a@people.example'], 7, 'a@people.example, b@people.example'])(
    '%j is no address to take, and that is said',
    (told) => {
      const claims = { email: told, email_verified: 'true' }
      expect(readPerson([claims])).toMatchObject({ mail: null, untaken: ['mail-unreadable'] })
    },
  )

  it.each([
    ['openid profile phone', undefined, []],
    ['openid profile phone', 'openid profile phone email', []],
    ['openid  profile phone offline_access', 'profile openid', ['phone']],
    ['openid profile', '', ['openid', 'profile']],
  ])('of %j and %j granted lacks %j', (asked, granted, lacks) => {
    expect(ungrantedScopes(asked, granted)).toEqual(lacks)
  })

  it('are taken from whichever answer has verified them', () => {
    const unverified = { phone_number: phone }
    const verified = { phone_number: phone, phone_number_verified: 'true' }
    expect(readPerson([unverified, verified])).toMatchObject({ phone, untaken: [] })
    expect(readPerson([{}, {}])).toMatchObject({ phone: null, mail: null, untaken: [] })
  })
})

describe('a name', () => {
  it.each([
    [{ name: ' 宋知夏 ' }, '宋知夏'],
    [{ name: '\u200b', nickname: 'Robin' }, 'Robin'],
    [{ name: 'a\u0000b\nc' }, 'a b c'],
    [{ given_name: '知夏', family_name: '宋' }, '宋知夏'],
    [{ given_name: 'Robin', family_name: 'Sample', nickname: 'rob' }, 'Robin Sample'],
    [{ given_name: 'Robin' }, 'Robin'],
    [{ family_name: 'Sample' }, 'Sample'],
    [{ nickname: 'rob', preferred_username: 'rsample' }, 'rob'],
    [{ preferred_username: 'rsample' }, 'rsample'],
    [{ name: 7, nickname: 'rob' }, '7'],
    [{ name: { first: 'x' }, picture: 'https://people.example/x.png' }, null],
    [{ name: '😀'.repeat(100) }, '😀'.repeat(80)],
  ])('of %j is %j', (claims, name) => expect(readPerson([claims]).name).toBe(name))

  it('of the first answer that has one', () => {
    expect(readPerson([{ phone_number: phone }, { name: 'Robin' }]).name).toBe('Robin')
  })
})

it('of a sign-in is known where it can be one', () => {
  expect(['s1', '', 7, 's'.repeat(256), 'a\nb'].map((sid) => sessionOf({ sid }))).toEqual([
    's1',
    ...Array(4).fill(null),
  ])
})
