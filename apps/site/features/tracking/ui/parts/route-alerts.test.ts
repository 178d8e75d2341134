import type { AreaAlert } from '@hongyan/content/area-alert'
import { describe, expect, it } from 'vitest'
import { sampleNow } from '../samples/fixture-shipments.ts'
import { statusAnswers } from '../samples/fixtures.ts'
import { alertsOnTheWay } from './route-alerts.tsx'

const answer = statusAnswers.in_transit
if (answer.kind !== 'found') throw new Error('the sample is found')
const { shipment } = answer
const { destination, route } = shipment
const passed = route.find(({ state }) => state === 'passed')

const alertAt = (cityCode: string, change: Partial<AreaAlert> = {}): AreaAlert => ({
  id: 'x',
  title: 'Fog',
  summary: 'Slow',
  severity: 'caution',
  from: new Date(sampleNow - 1000).toISOString(),
  until: new Date(sampleNow + 1000).toISOString(),
  areaCodes: [cityCode],
  services: [],
  ...change,
})

describe('alerts of a shipment', () => {
  const ahead = alertAt(destination.cityCode)

  it('are those of where it has yet to go, while they last', () => {
    expect(alertsOnTheWay(shipment, [ahead], sampleNow)).toEqual([ahead])
    expect(alertsOnTheWay(shipment, [ahead], sampleNow + 1000)).toEqual([])
  })

  it('are not those of where it has been, of elsewhere, or of another service', () => {
    expect(passed).toBeDefined()
    expect(alertsOnTheWay(shipment, [alertAt(passed?.place.cityCode ?? '')], sampleNow)).toEqual([])
    expect(alertsOnTheWay(shipment, [alertAt('540100')], sampleNow)).toEqual([])
    expect(alertsOnTheWay(shipment, [{ ...ahead, services: ['warehousing'] }], sampleNow)).toEqual([])
  })

  it('are none once it has arrived', () => {
    expect(alertsOnTheWay({ ...shipment, status: 'delivered' }, [ahead], sampleNow)).toEqual([])
  })
})
