import { setTimeout as delay } from 'node:timers/promises'
import { aJourney } from '@hongyan/testing'
import { sendEvents } from './partner.ts'
import type { SiteAddress } from './site-process.ts'

/** What a partner was told is kept, and how often it had to send a batch again. */
type Taken = { readonly events: string[]; readonly waybills: string[]; sentAgain: number }

/** A partner who sends journeys one after another, each until it is acknowledged, as long as it takes. */
export function startPartner(site: SiteAddress): { readonly taken: Taken; stop(): Promise<void> } {
  const taken: Taken = { events: [], waybills: [], sentAgain: 0 }
  let sending = true
  const all = (async () => {
    while (sending) {
      const batch = aJourney()
      for (;;) {
        const status = await sendEvents(site, batch).catch(() => 0)
        if (status === 200 || status === 202) break
        taken.sentAgain += 1
        await delay(100)
      }
      taken.events.push(...batch.map(({ eventId }) => eventId))
      taken.waybills.push(batch[0]?.waybillNo ?? '')
    }
  })()
  return {
    taken,
    stop: async () => {
      sending = false
      await all
    },
  }
}
