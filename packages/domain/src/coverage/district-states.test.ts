import { expect, it } from 'vitest'
import { branchNetwork, districtsOf } from '../branches/branch-network.ts'
import { sampleNetwork } from '../branches/sample-network.ts'
import { listDivisions } from '../places/divisions.ts'
import { checkDelivery } from './check-delivery.ts'
import { districtStates } from './district-states.ts'

const states = districtStates(sampleNetwork())

it('says of every district what asking for it says, on any day', () => {
  const districts = listDivisions('province').flatMap(({ code }) => districtsOf(code))
  expect([...states.keys()].sort()).toEqual(districts.map(({ code }) => code).sort())
  for (const { code } of districts.filter((_, index) => index % 37 === 0)) {
    for (const day of ['2026-02-17', '2026-11-22']) {
      expect(checkDelivery(sampleNetwork(), code, day)).toMatchObject({ state: states.get(code) })
    }
  }
})

it('knows all three states, and that nobody delivers where there is no branch', () => {
  expect(new Set(states.values())).toEqual(new Set(['served', 'partly', 'not']))
  expect(new Set(districtStates(branchNetwork([])).values())).toEqual(new Set(['not']))
})

it('is worked out once for a network', () => {
  const network = branchNetwork([])
  expect(districtStates(network)).toBe(districtStates(network))
})
