import { run } from '../steps/steps.ts'

const { code } = await run(process.execPath, ['tools/seed/seed.ts', ...process.argv.slice(2)])
process.exit(code)
