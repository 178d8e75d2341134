import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { expect, test } from 'vitest'
import { becomesReady, spawnSite } from '../tools/commands/site-process.ts'
import { fillEnquiry } from './enquiry.ts'
import { startExternalService } from './external-service.ts'
import { liftedLimits } from './lifted-limits.ts'
import { startSite } from './site-process.ts'
import { startTextMessages } from './text-messages.ts'

test('a process without the role sends nothing; one that has it alone does, is asked about its health and stops', async () => {
  const texts = await startTextMessages()
  const receiver = await startExternalService((_request, response) => response.writeHead(204).end())
  const shared = {
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: 'a secret of 32 characters that only these tests know',
    LIMITS: liftedLimits('drain.seconds=0'),
    ...texts.settings,
  }
  const site = await startSite({ settings: { ...shared, ROLES: 'site' } })
  expect(site.output()).toContain('ROLES names no worker')
  const enquiry = await fillEnquiry(site, texts)
  if ('refused' in enquiry) throw new Error(enquiry.refused)
  expect(await enquiry.send()).toHaveProperty('number')
  expect(receiver.asked()).toBe(0)

  const [port, figures] = [await freePort(), await freePort()]
  const worker = spawnSite({
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...shared,
    ROLES: 'worker',
    SITE_PORT: String(port),
    METRICS_PORT: String(figures),
    PUBLIC_ORIGIN: site.origin,
    DATABASE_URL: join(site.folder, 'site.db'),
    DATA_DIR: site.folder,
    LOG_LEVEL: 'error',
  })
  expect(await becomesReady(worker)).toBe(true)
  await expect.poll(receiver.asked).toBe(1)
  expect((await fetch(`http://127.0.0.1:${figures}/healthz`)).status).toBe(200)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  worker.kill('SIGTERM')
  expect(await once(worker, 'exit')).toEqual([0, null])
  await site.stop()
  await receiver.stop()
  await texts.stop()
})
