import './tools/require-node.mjs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // What a file imports is loaded once for all of them. Whoever changes what the process shares puts it back.
    isolate: false,
    maxWorkers: 2,
    include: [
      'packages/**/*.test.ts',
      'apps/**/*.test.{ts,tsx}',
      'white-papers/**/*.test.ts',
      // The rest of that folder has packages of its own: `npm run illustrations -- --check`.
      'illustrations/*.test.ts',
      'tools/**/*.test.ts',
      'deploy/**/*.test.ts',
    ],
    // Crash tests take minutes; vitest.crash.config.ts runs them.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*crash.test.ts'],
    // Loading our commands is most of what short processes of tests do: each of them is compiled once, then kept.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
    globalSetup: ['packages/testing/src/postgres-server.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Other tests and stages run beside it: what is waited for may come late.
    expect: { poll: { timeout: 20_000 } },
  },
})
