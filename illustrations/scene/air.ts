import { aircraft } from '../kit/aircraft.ts'
import { uld } from '../kit/goods.ts'
import { group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

export const air = singleObject(() => {
  const plane = aircraft()
  plane.position.set(0, 1.9, -0.4)
  plane.rotation.set(0, -0.5, 0.08)
  return group(plane, put(uld(), [-2.6, 0, 4.4], 0.1, 1.2))
})
