import { expect, test } from 'vitest'
import { sampleNetwork } from '../branches/sample-network.ts'
import { listDivisions } from './divisions.ts'
import { placeInHongKong } from './place-in-hong-kong.ts'

test('every division and every branch of the sample network has the name that a dictionary gives it', () => {
  const divisions = (['province', 'city', 'district'] as const).flatMap(listDivisions)
  const names = [...divisions, ...sampleNetwork().branches].map(({ name }) => name)
  expect(names.length).toBeGreaterThan(4000)
  const other = names.filter(({ zh, hk }) => placeInHongKong(zh) !== hk)
  // The dictionary takes 于洪, a district, for a word where 沈阳 stands before it.
  expect(other.map(({ hk }) => hk)).toEqual(['瀋陽於洪營業部'])
})

test.each([
  ['沈阳于洪营业部', '瀋陽于洪營業部'],
  ['武汉转运中心', '武漢轉運中心'],
  ['五里河网点', '五里河服務點'],
  ['Wuhan hub', 'Wuhan hub'],
])('%s is %s', (name, inHongKong) => {
  expect(placeInHongKong(name)).toBe(inHongKong)
})
