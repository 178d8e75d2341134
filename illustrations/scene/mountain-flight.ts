import { aircraft } from '../kit/aircraft.ts'
import { mix, paint } from '../kit/palette.ts'
import { cylinder, group, put } from '../kit/solid.ts'
import { singleObject } from './scene.ts'

const rock = mix('#8d97a8')
const far = mix('#a9b2c0')

/** A peak with snow on its upper third. */
function peak(radius: number, high: number, finish = rock) {
  return group(
    cylinder(radius, high * 0.62, finish, [0, high * 0.31, 0], 'y', radius * 0.4),
    cylinder(radius * 0.42, high * 0.4, paint.white, [0, high * 0.81, 0], 'y', 0.02),
  )
}

/** A freighter crosses snow mountains in calm morning air. */
export const mountainFlight = singleObject(() => {
  const plane = aircraft()
  plane.position.set(-0.9, 6.2, 1.4)
  plane.rotation.set(0, -0.35, 0.1)
  plane.scale.setScalar(0.62)
  return group(
    put(peak(2.5, 4.4), [-1.9, 0, -1.6]),
    put(peak(2.9, 5.4, far), [1.2, 0, -3.0]),
    put(peak(2.1, 3.2), [3.0, 0, -0.6]),
    put(peak(1.6, 2.2, far), [-3.3, 0, 0.8]),
    plane,
  )
})
