import { aStoredEnquiry } from '@hongyan/testing'
import { expect, test } from './checked-page.ts'
import { type DeskSite, signInAtDesk, speakAtDesk, startDeskSite } from './desk-site.ts'

let site: DeskSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startDeskSite(async (ctx) => {
    await aStoredEnquiry(ctx, { companyName: '青禾商贸有限公司' })
  })
})

test.afterAll(() => site?.stop())

test('somebody of staff signs in and comes to the page they asked for', async ({ page }) => {
  await speakAtDesk(page, 'en-US')
  await signInAtDesk(page, site, 'qing', '/staff')
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible()
  await expect(page.getByRole('table').getByText('沈青')).toBeVisible()
})
