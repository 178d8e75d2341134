import '../tools/require-node.mjs'
import { defineConfig } from 'vitest/config'

/** The tests that need the packages of this folder. */
export default defineConfig({ test: { root: import.meta.dirname, include: ['**/*.test.ts'] } })
