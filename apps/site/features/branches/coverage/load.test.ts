import { locateAddress } from '@hongyan/domain/coverage/check-addresses'
import { expect, it } from 'vitest'
import { sampleCoverage, sampleNoon } from '../../../server/testing/sample-answers.ts'
import { aPageContext } from '../../../testing/a-page-context.ts'
import { loadCoverage } from './load.ts'

const listed = (count: number) => {
  const addresses = Array.from({ length: count }, () => '杭州市滨江区')
  const located = addresses.map(locateAddress)
  const read = { addresses, beyond: 0, located, columns: [], leftOut: [], refusal: null }
  return { kind: 'coverage-list', text: addresses.join('\n'), read } as const
}
const context = aPageContext('zh-CN', '/network', {
  coverage: (addresses, locale) => sampleCoverage(addresses, locale),
  now: () => sampleNoon,
})
const listOf = (submitted: typeof context.submitted) => loadCoverage({ ...context, submitted }).model.list

it('answers the first hundred lines of a list in the page, and leaves the others to a script and the files', () => {
  const whole = listOf(listed(100))
  expect([whole.state, whole.answers.length, whole.total]).toEqual(['done', 100, 100])
  const part = listOf(listed(101))
  expect([part.state, part.answers.length, part.total]).toEqual(['stopped', 100, 101])
  expect(part.text.split('\n')).toHaveLength(101)
})

it('shows a list again that could not be read now', () => {
  expect(listOf({ kind: 'coverage-list', text: '杭州', read: null })).toMatchObject({
    text: '杭州',
    state: 'interrupted',
    trouble: 'failed',
    answers: [],
  })
})
