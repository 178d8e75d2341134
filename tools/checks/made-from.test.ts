import { expect, test } from 'vitest'
import { isStale, workshops } from '../commands/made-from.ts'

const commands = { illustrations: 'npm run illustrations', 'white-papers': 'npm run papers' } as const

test.each(workshops)('what %s made is made from its present sources', (workshop) => {
  const again = `${commands[workshop]}; with \`-- --record\` where the change shows nowhere`
  expect(isStale(workshop), again).toBe(false)
})
