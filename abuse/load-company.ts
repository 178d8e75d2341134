import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { builtBorealis } from '../tools/company/borealis-site.ts'
import { run } from '../tools/steps/steps.ts'
import type { SiteProcess } from './site-process.ts'

/** Puts the branches of the company in Berlin in force, and waits until the site knows them. */
export async function loadBranches(site: SiteProcess): Promise<void> {
  const program = ['tools/load-branches/load-branches.ts', 'company/branches.csv']
  const env = { DATA_DIR: site.folder, DATABASE_URL: join(site.folder, 'site.db') }
  const { code, output } = await run(process.execPath, program, {
    cwd: await builtBorealis(),
    quiet: true,
    env,
  })
  expect([code, output]).toEqual([0, expect.stringContaining('24 branches, 0 problems')])
  const isKnown = async () => {
    const page = await fetch(site.url('/network?area=10119'))
    expect(await page.text()).toContain('Berlin depot')
  }
  await vi.waitFor(isKnown, { timeout: 90_000, interval: 500 })
}
