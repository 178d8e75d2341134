import './tools/require-node.mjs'
import { defineConfig } from 'vitest/config'

/** Everything that is done to real processes: minutes, one after another, so that nothing measures its neighbour. */
export default defineConfig({
  test: {
    include: ['abuse/**/*.test.ts'],
    globalSetup: ['packages/testing/src/postgres-server.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
})
