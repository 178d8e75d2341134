import './tools/require-node.mjs'
import { defineConfig } from 'vitest/config'

/** Tests that kill processes on purpose: minutes, not seconds. */
export default defineConfig({
  test: {
    include: ['packages/**/*crash.test.ts'],
    fileParallelism: false,
  },
})
