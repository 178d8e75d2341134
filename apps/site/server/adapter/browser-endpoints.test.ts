import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpointsForBrowser } from './browser-endpoints.ts'

test('a browser is given method, path and numbers of refusals of a call, and nothing else', async () => {
  const file = fileURLToPath(new URL('../../features/captcha/endpoints.ts', import.meta.url))
  const codes = '{"1429":"too-many"}'
  expect(await endpointsForBrowser(file)).toBe(
    [
      `export const openCaptcha = {"method":"GET","path":"/v1/captcha","codes":${codes}}`,
      `export const openQuestion = {"method":"GET","path":"/v1/captcha/question","codes":${codes}}`,
    ].join('\n'),
  )
})
