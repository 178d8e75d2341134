import './tools/require-node.mjs'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './tools/browser/chromium-path.ts'

const port = 4310

/** Browser tests run on the production build with a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A second attempt is not a pass.
  retries: 0,
  timeout: 60_000,
  // A ceiling, not a measure: a machine that is busy with other things may take its time.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for a second here: optimizing its code and collecting its garbage often cost more than they save.
        '--js-flags=--max-optimized-bytecode-size=0,--min-semi-space-size=32',
      ],
    },
  },
  webServer: {
    command: `node e2e/serve.ts ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
