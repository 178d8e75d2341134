import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { startWarnings } from './start-warnings.ts'

const provider = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'a secret',
}

test.each([
  ['nobody can sign in', {}, 0],
  ['the usual scope', provider, 1],
  ['a scope of its own', { ...provider, OIDC_SCOPE: 'openid profile phone' }, 1],
  ['a scope that only begins so', { ...provider, OIDC_SCOPE: 'openid email_address' }, 1],
  ['a scope with email', { ...provider, OIDC_SCOPE: 'openid profile email' }, 0],
])('companies need the scope email: %s', (_, settings, lines) => {
  const warnings = startWarnings(parseConfig(settings))
  expect(warnings).toHaveLength(lines)
  for (const line of warnings) expect(line).toMatch(/^OIDC_SCOPE lacks email: /)
})

test('a process whose messages somebody else has to send says so', () => {
  const without = startWarnings(parseConfig({ ROLES: 'site' }))
  expect(without).toEqual([expect.stringMatching(/^ROLES names no worker: /)])
  expect(startWarnings(parseConfig({ ROLES: 'worker' }))).toEqual([])
})
