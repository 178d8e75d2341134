import { lightly } from '../steps/lightly.ts'
import { run } from '../steps/steps.ts'

const command = [...lightly, 'tools/load-events/load-events.ts', ...process.argv.slice(2)]
const { code } = await run(process.execPath, command)
process.exit(code)
