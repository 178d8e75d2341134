import { run } from './steps.ts'

const { code } = await run(process.execPath, ['papers/render.ts', ...process.argv.slice(2)])
process.exit(code)
