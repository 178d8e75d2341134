import { parseConfig } from '../../apps/site/server/config.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'
import { lineOf } from '../doctor/check-result.ts'
import { examine } from '../doctor/examine.ts'

// Looks at everything a site of these settings needs, and says of each part in a line whether it works and what to do.
// Ends with code 1 where something is wrong.
const config = await startOrSay(() => parseConfig(process.env))
const found = await examine(config)
for (const result of found) console.log(lineOf(result))
if (found.some(({ state }) => state === 'wrong')) process.exitCode = 1
