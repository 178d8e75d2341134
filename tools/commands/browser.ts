import { builtBorealis } from '../company/borealis-site.ts'
import { root, run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Browser tests by file, on pages that are built when they are stale: `npm run browser -- e2e/shell.spec.ts`. With
// `--beside` those of the company beside the first, where its site stands.
const parameters = process.argv.slice(2).filter((one) => one !== '--beside')
const isBeside = process.argv.includes('--beside')
if (!isBeside) await buildSite()
const cwd = isBeside ? await builtBorealis() : root
const config = isBeside ? ['--config', 'playwright.beside.config.ts'] : []
const { code } = await run('playwright', ['test', ...config, ...parameters], { cwd })
process.exit(code)
