import { describe, expect, it } from 'vitest'
import { accountCookie } from './account-cookie.ts'

const secret = 'a'.repeat(43)

describe('the cookie of somebody who is signed in', () => {
  it('is tied to this host and to TLS, and hidden from scripts', () => {
    const cookie = accountCookie('https://www.hongyan.example')
    expect(cookie.keep(secret)).toBe(
      `__Host-hongyan-account=${secret}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    )
    expect(cookie.forget()).toBe('__Host-hongyan-account=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure')
    expect(cookie.read(`a=b; __Host-hongyan-account=${secret}`)).toBe(secret)
  })

  it('has another name without TLS, which a site with TLS does not read', () => {
    const plain = accountCookie('http://localhost:3000')
    expect(plain.keep(secret)).toBe(`hongyan-account-without-tls=${secret}; Path=/; HttpOnly; SameSite=Lax`)
    expect(plain.read(`hongyan-account-without-tls=${secret}`)).toBe(secret)
    expect(
      accountCookie('https://www.hongyan.example').read(`hongyan-account-without-tls=${secret}`),
    ).toBeNull()
  })

  it.each(['', 'short', `${secret}a`, `${secret.slice(1)}.`, `${secret.slice(1)} `])(
    'is none where it holds %j',
    (value) => {
      expect(accountCookie('http://localhost').read(`hongyan-account-without-tls=${value}`)).toBeNull()
    },
  )
})
