import { lightly } from '../steps/lightly.ts'
import { run } from '../steps/steps.ts'

const { code } = await run(process.execPath, [
  ...lightly,
  'tools/load-events/load-events.ts',
  ...process.argv.slice(2),
])
process.exit(code)
