import { relative, resolve } from 'node:path'
import { root, run } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'

// Tests by file, each with what it needs: `npm run unit -- apps/site/server/config.test.ts -t limit`.

/** How the tests of a place are run; the first that fits. Only what starts whole sites needs the built pages. */
const kinds = [
  { of: /^abuse\//, config: 'vitest.abuse.config.ts', needsPages: true },
  { of: /crash\.test\b/, config: 'vitest.crash.config.ts', needsPages: false },
  { of: /^/, config: 'vitest.config.ts', needsPages: false },
] as const

const parameters = process.argv.slice(2)
const [named = ''] = parameters.filter((parameter) => !parameter.startsWith('-'))
const path = relative(root, resolve(root, named))
const kind = kinds.find(({ of }) => of.test(path)) ?? kinds[2]
if (kind.needsPages) await buildSite()
const { code } = await run('vitest', ['run', '--config', kind.config, ...parameters])
process.exit(code)
