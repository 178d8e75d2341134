import { buildPages, run } from './steps.ts'

// Does to real processes what clients, databases, gateways and clocks do: `npm run abuse -- slow-bodies` for one file.
await buildPages()
const { code } = await run('vitest', ['run', '--config', 'vitest.abuse.config.ts', ...process.argv.slice(2)])
process.exit(code)
