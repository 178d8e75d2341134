import { run } from './steps.ts'

// Kills a process that takes in events again and again, and counts what was acknowledged; about five minutes.
const { code } = await run('vitest', ['run', '--config', 'vitest.crash.config.ts'])
process.exit(code)
