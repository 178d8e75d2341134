import './tools/require-node.mjs'
// As a whole: an older Node lacks globSync and would fail before anything is said.
import fs from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Suites that run on every database start a server, and so do those that ask for its address themselves. */
const needingDatabases = fs
  .globSync(['packages/*/src/**/*.test.ts', 'apps/site/{features,server}/**/*.test.ts'])
  .filter((file) => /'@hongyan\/testing\/databases'|\binject\('/.test(fs.readFileSync(file, 'utf8')))

/** The tests that need no database server and no build: rules, formulas, content, the repository itself. */
export default defineConfig({
  test: {
    isolate: false,
    // One would be left idle as soon as types, pages and style are done.
    maxWorkers: 2,
    testTimeout: 30_000,
    include: [
      'packages/{locales,content,ui}/**/*.test.{ts,tsx}',
      'packages/domain/src/**/*.test.ts',
      'tools/{checks,settings}/**/*.test.ts',
      'deploy/**/*.test.ts',
      'apps/site/*.test.ts',
      'apps/site/{blocks,client,server,shell}/**/*.test.{ts,tsx}',
      'apps/site/features/*/{ui,index,feeds}/**/*.test.{ts,tsx}',
    ],
    // Forty starts of real processes.
    exclude: ['**/node_modules/**', '**/dist/**', '**/starting.test.ts', ...needingDatabases],
  },
})
