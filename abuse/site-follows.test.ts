import { openDatabase } from '@hongyan/db'
import { storeContent } from '@hongyan/domain/publishing/store-content'
import { testCtx } from '@hongyan/testing'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from './site-process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite({ settings: { CACHE_IN_FRONT: 'true' } })
}, 120_000)
afterAll(() => site?.stop())

test('tags', async () => {
  for (const path of ['/', '/en', '/en/products/express', '/en/track', '/en/news', '/en/news/wuhan-phase-two', '/en/help', '/en/nowhere', '/hk/products/express', '/en/cooperation', '/en/prohibited', '/en/network','/my/privacy']) {
    const answer = await fetch(site.url(path))
    const key = answer.headers.get('surrogate-key') ?? ''
    console.log(path, answer.status, key.length, key.split(' ').length, key)
  }
})
