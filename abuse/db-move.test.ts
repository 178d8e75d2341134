import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { freePort } from '@hongyan/testing/free-port'
import { freshDatabase } from '@hongyan/testing/fresh-database'
import { sharedKeys } from '@hongyan/testing/shared-keys'
import { temporaryFolder } from '@hongyan/testing/temporary-folder'
import { expect, inject, onTestFinished, test } from 'vitest'
import { builtSupervisor } from '../tools/commands/site-process.ts'
import { root, run } from '../tools/steps/steps.ts'
import { liftedLimits } from './lifted-limits.ts'
import { partnerSettings } from './partner.ts'
import { type SiteProcess, startSite } from './site-process.ts'
import { readPage, startLoad } from './steady-load.ts'
import { startPartner } from './steady-partner.ts'

/** Two processes on one SQLite file, whose settings are a file that the supervisor reads again at SIGHUP. */
async function siteOnAFile(): Promise<{ site: SiteProcess; file: string; settingsFile: string }> {
  const folder = temporaryFolder('move')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'site.db')
  const settingsFile = join(folder, 'settings.env')
  writeFileSync(settingsFile, `DATABASE_URL=${file}\n`)
  const site = await startSite({
    program: builtSupervisor,
    settings: {
      ...sharedKeys(folder),
      WORKERS: '2',
      METRICS_PORT: String(await freePort()),
      SETTINGS_FILE: settingsFile,
      DATABASE_URL: '',
      ...partnerSettings,
      LIMITS: liftedLimits('drain.seconds=2'),
    },
  })
  onTestFinished(() => site.stop())
  return { site, file, settingsFile }
}

async function idsIn(url: string): Promise<ReadonlySet<string>> {
  const db = await openDatabase({ url })
  try {
    const rows = await db.query.selectFrom('shipment_scans').select('event_id').execute()
    return new Set(rows.map((row) => row.event_id))
  } finally {
    await db.close()
  }
}

test('a site goes over to Postgres while it takes in scans, and nothing acknowledged is lost', async () => {
  const { site, file, settingsFile } = await siteOnAFile()
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  const seeded = await run(process.execPath, ['tools/seed/seed.ts', '--db', file, '--shipments', '60'], {
    quiet: true,
    env: sharedKeys(join(file, '..')),
  })
  expect(seeded, seeded.output).toMatchObject({ code: 0 })
  const senders = [startPartner(site), startPartner(site)]
  const pages = startLoad(20, () => readPage(site.url('/en/track')))
  await expect.poll(() => senders[0]?.taken.events.length, { timeout: 60_000 }).toBeGreaterThan(30)

  const switchOver = `echo 'DATABASE_URL=${fresh.url}' > ${settingsFile}; kill -HUP ${site.pid}`
  const moved = await run(
    process.execPath,
    [join(root, 'tools/commands/db-move.ts'), '--from', file, '--to', fresh.url, '--then', switchOver],
    { quiet: true },
  )
  expect(moved, moved.output).toMatchObject({ code: 0 })
  expect(moved.output).toMatch(
    /^Moved: \d+ rows of \d+ tables, read back, and \d+ that were written meanwhile\./m,
  )
  const before = senders.reduce((sum, { taken }) => sum + taken.events.length, 0)
  await expect.poll(() => site.output(), { timeout: 120_000 }).toContain('every worker was replaced')
  await expect
    .poll(() => senders.reduce((sum, { taken }) => sum + taken.events.length, 0), { timeout: 60_000 })
    .toBeGreaterThan(before + 30)
  for (const { stop } of senders) await stop()
  expect([...(await pages.stop()).keys()]).toEqual(['200'])

  const known = await idsIn(fresh.url)
  const sent = senders.flatMap(({ taken }) => taken.events)
  expect(sent.filter((id) => !known.has(id))).toEqual([])
})

test('a command that is killed in the middle leaves the site as it was', async () => {
  const { site, file } = await siteOnAFile()
  const fresh = await freshDatabase('postgres', inject('postgresUrl'))
  onTestFinished(() => fresh.drop())
  const sender = startPartner(site)
  await expect.poll(() => sender.taken.events.length, { timeout: 60_000 }).toBeGreaterThan(20)
  const killing = `${process.execPath} ${join(root, 'tools/commands/db-move.ts')} --from ${file} --to ${fresh.url} | (read line; kill -9 0)`
  await run('setsid', ['sh', '-c', killing], { quiet: true })
  const before = sender.taken.events.length
  await expect.poll(() => sender.taken.events.length, { timeout: 60_000 }).toBeGreaterThan(before + 30)
  await sender.stop()
  const known = await idsIn(file)
  expect(sender.taken.events.filter((id) => !known.has(id))).toEqual([])
  // And another try is not refused for what the first one left.
  const again = await run(
    process.execPath,
    [join(root, 'tools/commands/db-move.ts'), '--from', file, '--to', fresh.url],
    { quiet: true },
  )
  expect(again, again.output).toMatchObject({ code: 0 })
})
