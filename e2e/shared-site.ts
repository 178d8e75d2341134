import { type Mailbox, startMailbox } from '@hongyan/testing/mailbox'
import { test as base } from '@playwright/test'
import { companyKeys } from './company-calls.ts'
import { type Person, type SignInSite, startSignInSite } from './sign-in-site.ts'

export type SharedSite = SignInSite & { readonly mailbox: Mailbox }

/** No test waits for mails to gather. */
const limits = 'subscription.gather=0'

/**
 * Tests on the site of their worker, which is started once and renders every page once for all of them. Each signs in
 * as `who`, a person of its own, and sees nothing of the other tests.
 */
export const test = base.extend<{ who: Person }, { site: SharedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which other fixtures are needed.
    async ({}, use) => {
      const mailbox = await startMailbox()
      const settings = { ...companyKeys, ...mailbox.settings, WEBHOOK_LOOPBACK: '1' }
      const site = await startSignInSite(limits, settings)
      await use({ ...site, mailbox })
      await site.stop()
      await mailbox.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  who: async ({ site }, use) => use(site.newPerson()),
})
