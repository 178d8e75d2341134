import { run } from './steps.ts'

const { code } = await run(process.execPath, ['scenes/render.ts', ...process.argv.slice(2)])
process.exit(code)
