import { defineConfig } from 'vitest/config'

/** The tests that need no database server and no build: rules, formulas, content, the repository itself. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    include: [
      'packages/{locales,content,ui}/**/*.test.{ts,tsx}',
      'packages/domain/src/**/*.test.ts',
      'tools/checks/**/*.test.ts',
      'deploy/**/*.test.ts',
      'apps/site/{server,client,src}/**/*.test.{ts,tsx}',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'packages/domain/src/{tracking,codes,deliveries}/**',
      'packages/domain/src/enquiries/*-enquiry.test.ts',
      'apps/site/server/posted/**',
    ],
  },
})
