import './tools/require-node.mjs'
import { defineConfig } from '@playwright/test'
import { memoryFolder } from './packages/testing/src/temporary-folder.ts'
import { chromiumPath } from './tools/browser/chromium-path.ts'

const port = 4310

/** Browser tests run on the production build with a database of their own. */
export default defineConfig({
  testDir: 'e2e',
  // Those of the company beside the first run where its site is built.
  testIgnore: 'beside/**',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Two leave a third of two cores idle: a test waits for a call that takes its least time, for a page at rest.
  workers: 4,
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
    // Sliding and fading are most of what is drawn; tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await chromiumPath(),
      // Playwright has what processes share written to the disk, for machines that have little room in memory.
      ignoreDefaultArgs: memoryFolder() === null ? [] : ['--disable-dev-shm-usage'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for a second here: optimizing its code and collecting its garbage often cost more than they save.
        '--js-flags=--max-optimized-bytecode-size=0,--always-sparkplug,--min-semi-space-size=32',
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
