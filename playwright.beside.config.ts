import { defineConfig } from '@playwright/test'
import type { LookedAt } from './e2e/looked-at.ts'
import every from './playwright.config.ts'

const port = 5620

/** The site of another company, where it was built: its pages, an order, and the parcel of its own export. */
export default defineConfig<LookedAt>({
  ...every,
  testMatch: ['every-page.spec.ts', 'beside/*.spec.ts'],
  testIgnore: [],
  // The first page of each folder stands for those beside it; how pages come is the same for everybody.
  grepInvert: /does not jump|@further/,
  use: {
    ...every.use,
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    windows: [1280, 375],
  },
  webServer: {
    command: `node e2e/serve.ts ${port} --scans company/tms-export.csv --branches company/branches.csv --rates company/rates/2026-11-01.yaml`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
