import { run } from '../steps/steps.ts'

// Kills processes that take in events, enquiries and orders again and again, and counts what was acknowledged.
const { code } = await run('vitest', ['run', '--config', 'vitest.crash.config.ts'])
process.exit(code)
