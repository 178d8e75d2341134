import { expect, it } from 'vitest'
import { emptySize } from '../../widgets/parcel/box-choice.ts'
import { weighBox } from './weigh-box.ts'

const size = { ...emptySize, length: '60', width: '40', height: '45', weight: '12.5', count: '2' }

it('weighs the boxes that were typed in both ways', () => {
  expect(weighBox([size], 6000)).toEqual({
    sides: { length: 60, width: 40, height: 45 },
    actual: 25_000,
    volumetric: 36_000,
  })
})

it('says nothing before its sides are typed, nor of mixed sizes', () => {
  expect(weighBox([{ ...size, height: '' }], 6000)).toBeNull()
  expect(weighBox([{ ...size, weight: 'heavy' }], 6000)).toMatchObject({ actual: null, volumetric: 36_000 })
  expect(weighBox([size, size], 6000)).toBeNull()
})
