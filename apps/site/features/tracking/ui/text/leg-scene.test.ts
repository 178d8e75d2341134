import { pictureFiles } from '@hongyan/content'
import { type EventCode, shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { describe, expect, it } from 'vitest'
import { events, sampleShipment } from '../samples/fixture-shipments.ts'
import { statusAnswers } from '../samples/fixtures.ts'
import { legScene, legScenes } from './leg-scene.ts'

const at = '2026-11-21T08:00:00+08:00'
const underWay = (code: EventCode) =>
  sampleShipment('HY660120260038', {
    status: 'in_transit',
    events: events([{ code, status: 'in_transit', at }]),
  })

describe('the picture of what a shipment is doing', () => {
  it.each([
    ['trunk_departed', 'freight'],
    ['flight_departed', 'air'],
    ['flight_arrived', 'apron'],
    ['hub_sorted', 'sorter'],
    ['customs_entered', 'cross-border'],
    ['destination_arrived', 'city'],
  ] as const)('after %s is %s', (code, scene) => {
    expect(legScene(underWay(code))).toBe(scene)
  })

  it('is one that has been drawn, for every status, and says where it has ended', () => {
    const scenes = shipmentStatuses.map((status) => {
      const answer = statusAnswers[status]
      return answer.kind === 'found' ? legScene(answer.shipment) : 'shipping-label'
    })
    expect(scenes.filter((scene) => !legScenes.includes(scene))).toEqual([])
    expect(scenes[shipmentStatuses.indexOf('delivered')]).toBe('doorstep')
    for (const scene of legScenes) expect(pictureFiles(scene), scene).not.toBeNull()
  })

  it('is the counter for what a branch has for its receiver, and the locker for what lies in one', () => {
    const waiting = (code: EventCode) =>
      sampleShipment('HY660120260038', {
        status: 'awaiting_collection',
        events: events([{ code, status: 'awaiting_collection', at }]),
      })
    expect(legScene(waiting('ready_for_collection'))).toBe('branch-counter')
    expect(legScene(waiting('locker_placed'))).toBe('locker')
  })

  it('is the border for what customs hold', () => {
    const held = sampleShipment('HY660120260120', { status: 'on_hold', holdReason: 'customs' })
    expect(legScene(held)).toBe('cross-border')
    expect(legScene({ ...held, holdReason: 'weather' })).toBe('warehousing')
  })
})
