import { expect, it } from 'vitest'
import { saveLastError } from './last-error.ts'
import { shared } from './state.ts'

it('keeps the last error that nobody caught, with its time', () => {
  const page = new EventTarget()
  let time = 1000
  saveLastError(page, () => time)
  expect(shared.get().lastError).toBeNull()

  const thrown = new TypeError('a part of the page failed')
  page.dispatchEvent(Object.assign(new Event('error'), { error: thrown }))
  expect(shared.get().lastError).toEqual({ error: thrown, at: 1000 })

  time = 2000
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no answer' }))
  expect(shared.get().lastError).toEqual({ error: 'no answer', at: 2000 })

  // A picture that did not come is no error of the application.
  time = 3000
  page.dispatchEvent(new Event('error'))
  expect(shared.get().lastError?.at).toBe(2000)
})
