import { describe, expect, it } from 'vitest'
import { accountCookie, signInCookie } from './account-cookie.ts'

const secret = 'a'.repeat(43)
const origin = 'https://www.hongyan.example'

describe('the cookies of somebody who is signed in', () => {
  it('are tied to this host and to TLS; the secret is hidden from scripts, the mark says nothing', () => {
    const cookie = accountCookie(origin)
    expect(cookie.keep(secret)).toEqual([
      `__Host-hongyan-account=${secret}; Path=/; HttpOnly; SameSite=Lax; Secure`,
      'hongyan-signed-in=1; Path=/; SameSite=Lax; Secure',
    ])
    expect(cookie.forget()).toEqual([
      '__Host-hongyan-account=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
      'hongyan-signed-in=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ])
    expect(cookie.read(`a=b; __Host-hongyan-account=${secret}`)).toBe(secret)
    expect([cookie.isMarked('hongyan-signed-in=1'), cookie.isMarked('a=b')]).toEqual([true, false])
  })

  it('have another name without TLS, which a site with TLS does not read', () => {
    const plain = accountCookie('http://localhost:3000')
    expect(plain.keep(secret)).toEqual([
      `hongyan-account-without-tls=${secret}; Path=/; HttpOnly; SameSite=Lax`,
      'hongyan-signed-in=1; Path=/; SameSite=Lax',
    ])
    expect(plain.read(`hongyan-account-without-tls=${secret}`)).toBe(secret)
    expect(accountCookie(origin).read(`hongyan-account-without-tls=${secret}`)).toBeNull()
  })

  it.each(['', 'short', `${secret}a`, `${secret.slice(1)}.`, `${secret.slice(1)} `])(
    'are none where the secret is %j',
    (value) => {
      expect(accountCookie('http://localhost').read(`hongyan-account-without-tls=${value}`)).toBeNull()
    },
  )
})

it('the cookie of a browser at the identity provider goes with the sign-in', () => {
  expect(signInCookie(origin, 600).keep(secret)).toBe(
    `__Host-hongyan-sign-in=${secret}; Max-Age=600; Path=/; HttpOnly; SameSite=Lax; Secure`,
  )
})
