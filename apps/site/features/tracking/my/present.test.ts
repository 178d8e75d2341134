import type { ShipmentPage } from '@hongyan/domain/shipments/list-shipments'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import { aJourney, aPartner, nextWaybillNo, testCtx } from '@hongyan/testing'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, test } from 'vitest'
import { latestPlaces } from './present.ts'

withDatabases('the place of a shipment in a list', (database) => {
  test('is that of the newest scan that names one, and none of what has arrived', async () => {
    const ctx = testCtx(database())
    const latestAfter = async (last: 'branch_arrived' | 'delivered') => {
      const waybillNo = nextWaybillNo()
      const events = aJourney({ waybillNo, last })
      const { results } = await ingestEvents({ ...ctx, actor: aPartner }, { events })
      expect(results.filter(({ outcome }) => outcome !== 'stored')).toEqual([])
      const [answer] = await trackNumbers(ctx, { numbers: [waybillNo] })
      if (answer?.kind !== 'found') throw new Error(`${waybillNo} is not found`)
      const page = { shipments: [{ shipment: answer.shipment }] } as unknown as ShipmentPage
      const sites = events.flatMap(({ site }) => (typeof site === 'object' ? [site.en] : []))
      const latest = latestPlaces(page).get(waybillNo)
      return { latest: latest?.site?.['en-US'], at: latest?.at, site: sites.at(-1), scan: events.at(-1) }
    }
    const onTheWay = await latestAfter('branch_arrived')
    expect(onTheWay.site).toBeDefined()
    expect(onTheWay.latest).toBe(onTheWay.site)
    expect(Date.parse(onTheWay.at ?? '')).toBe(Date.parse(onTheWay.scan?.at ?? ''))
    expect((await latestAfter('delivered')).latest).toBeUndefined()
  })
})
