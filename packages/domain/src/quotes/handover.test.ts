import { describe, expect, it } from 'vitest'
import { sampleNetwork } from '../branches/sample-network.ts'
import { checkDelivery } from '../coverage/check-delivery.ts'
import { handoverBetween } from './handover.ts'
import { laneOf } from './testing/a-lane.ts'

const network = sampleNetwork()
const between = (...[product, from, to]: [Parameters<typeof handoverBetween>[1], string, string]) => {
  const lane = laneOf(from, to)
  return handoverBetween(network, product, lane.from, lane.to)
}

describe('where goods change hands', () => {
  it('is the door between two cities that have branches for the product', () => {
    expect(between('express-standard', '440300', '110100')).toEqual({ pickup: 'door', delivery: 'door' })
  })

  it('is what the coverage of the district says', () => {
    const products = (code: string) => {
      const coverage = checkDelivery(network, code, '2026-11-21')
      if (coverage?.kind !== 'district') throw new Error(`${code} is no district`)
      return coverage.products
    }
    expect(products('370124').find(({ product }) => product === 'bulky')?.state).toBe('collect')
    expect(between('bulky', '110100', '370124').delivery).toBe('branch')
    expect(between('air', '110100', '370124').delivery).toBe('ask')
    expect(between('express-standard', '110100', '370124').delivery).toBe('door')
  })

  it('is part of a city whose outer districts have only branches', () => {
    expect(between('cold-chain', '330100', '110100')).toEqual({ pickup: 'part', delivery: 'door' })
  })

  it('is a branch where no courier comes to fetch anything, though what is sent there comes to the door', () => {
    const far = checkDelivery(network, '130732', '2026-11-21')
    expect(far).toMatchObject({ kind: 'district', pickup: false })
    expect(between('express-standard', '130732', '130732')).toEqual({ pickup: 'branch', delivery: 'door' })
  })

  it('is in the hands of the cross-border branches in Hong Kong', () => {
    expect(between('express-standard', '440300', '810000')).toEqual({ pickup: 'door', delivery: 'door' })
    expect(between('express-standard', '440300', '710100').delivery).toBe('ask')
  })
})
