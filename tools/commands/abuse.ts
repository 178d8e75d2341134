import { run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Does to real processes what clients, databases, gateways and clocks do: `npm run abuse -- slow-bodies` for one file.
await buildSite()
const { code } = await run('vitest', ['run', '--config', 'vitest.abuse.config.ts', ...process.argv.slice(2)])
process.exit(code)
