import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savedShipments } from '../../widgets/tracking-box/limits.ts'
import { specialAnswers, statusAnswers } from '../samples/fixtures.ts'
import { type DeviceList, drop, parseDeviceList, rename, saveShipment, updateSaved } from './device-list.ts'

const unknown = (number: string) => ({ kind: 'unknown', number }) as const
const listOf = (...numbers: readonly string[]): DeviceList =>
  numbers.reduceRight<DeviceList>((list, number) => saveShipment(list, number, unknown(number), 1), [])

describe('the list on the device', () => {
  it('puts the newest on top, keeps its note, and lets the oldest fall out', () => {
    const list = saveShipment(rename(listOf('a', 'b'), 'b', ' Mum '), 'b', unknown('b'), 2)
    expect(list.map(({ number, nickname }) => number + nickname)).toEqual(['bMum', 'a'])
    const many = listOf(...Array.from({ length: savedShipments + 5 }, (_, index) => `n${index}`))
    expect(many).toHaveLength(savedShipments)
    expect(many[0]?.number).toBe('n0')
  })

  it('never keeps names, phones or addresses', () => {
    const { unlocked } = specialAnswers
    const text = JSON.stringify([
      saveShipment([], unlocked.number, unlocked, 1),
      updateSaved(saveShipment([], unlocked.number, statusAnswers.delivered, 1), [unlocked], 2),
    ])
    expect(text).not.toContain('138****')
    expect(text).not.toContain('朝阳区')
  })

  it('brings answers up to date without moving them', () => {
    const list = updateSaved(listOf('a', 'b'), [unknown('b')], 9)
    expect(list.map(({ number, fetchedAt }) => `${number}${fetchedAt}`)).toEqual(['a1', 'b9'])
    expect(drop(list, 'a').map(({ number }) => number)).toEqual(['b'])
  })

  it('is read back as it was written', () => {
    const list = listOf('a', 'b')
    expect(parseDeviceList(JSON.stringify(list))).toEqual(list)
  })

  it('reads anything without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(parseDeviceList(text))))
    fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(parseDeviceList(JSON.stringify(value)))))
    expect(parseDeviceList(null)).toEqual([])
    expect(parseDeviceList('[{"number":"a"},null,3]')).toEqual([])
  })
})
