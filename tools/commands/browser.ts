import { run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Browser tests by file, on pages that are built when they are stale: `npm run browser -- e2e/shell.spec.ts`.
await buildSite()
const { code } = await run('playwright', ['test', ...process.argv.slice(2)])
process.exit(code)
