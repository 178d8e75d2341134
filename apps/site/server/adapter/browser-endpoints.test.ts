import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { endpointsForBrowser } from './browser-endpoints.ts'

test('a browser is given method, path and numbers of refusals of a call, and nothing else', async () => {
  const file = fileURLToPath(new URL('../../features/captcha/actions.ts', import.meta.url))
  const codes = '{"1429":"too-many"}'
  expect(await endpointsForBrowser(file)).toBe(
    [
      `export const openCaptchaAction = {"method":"GET","path":"/v1/captcha","codes":${codes}}`,
      `export const openQuestionAction = {"method":"GET","path":"/v1/captcha/question","codes":${codes}}`,
    ].join('\n'),
  )
})

test('of an action it is given the same, and nothing that it does', async () => {
  const file = fileURLToPath(new URL('../../features/subscriptions/actions.ts', import.meta.url))
  const form = /^export const (\w+) = \{"method":"(?:GET|POST)","path":"[^"]+","codes":\{[^{}]+\}\}$/
  const given = (await endpointsForBrowser(file)).split('\n').map((line) => form.exec(line)?.[1])
  expect(given.toSorted()).toEqual([
    'confirmSubscriptionAction',
    'endSubscriptionAction',
    'listSubscriptionsAction',
    'stopSubscriptionAction',
    'subscribeAction',
  ])
})
