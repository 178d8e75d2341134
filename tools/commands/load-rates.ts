import { run } from '../steps/steps.ts'

const { code } = await run(process.execPath, ['tools/load-rates/load-rates.ts', ...process.argv.slice(2)])
process.exit(code)
