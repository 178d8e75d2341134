import { type Group, Mesh, OrthographicCamera, Vector3 } from 'three'
import type { Framing } from '../scene/scene.ts'

/** Where the eye stands from the middle of the picture: the one angle every picture shares. */
const EYE = new Vector3(12, 10.2, 14)
const BACK = EYE.clone().normalize()
const RIGHT = new Vector3(0, 1, 0).cross(BACK).normalize()
const UP = BACK.clone().cross(RIGHT)

/** A camera that holds the whole model with the margins of `framing` (shares of the picture's own size). */
export function frame(
  model: Group,
  aspect: number,
  framing: Framing,
): { camera: OrthographicCamera; half: number } {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  const corner = new Vector3()
  for (const part of model.children) {
    if (!(part instanceof Mesh)) continue
    const position = part.geometry.getAttribute('position')
    for (let index = 0; index < position.count; index++) {
      corner.fromBufferAttribute(position, index)
      const across = corner.dot(RIGHT)
      const upward = corner.dot(UP)
      left = Math.min(left, across)
      right = Math.max(right, across)
      bottom = Math.min(bottom, upward)
      top = Math.max(top, upward)
    }
  }
  const width = (right - left) / (1 - framing.left - framing.right)
  const height = (top - bottom) / (1 - framing.top - framing.bottom)
  const half = Math.max(width / aspect, height) / 2
  // Slack on the looser axis is shared evenly, so that the model stays in the middle of its margins.
  const slackX = half * 2 * aspect - width
  const slackY = half * 2 - height
  const middleX = left - framing.left * width - slackX / 2 + half * aspect
  const middleY = bottom - framing.bottom * height - slackY / 2 + half
  const aim = RIGHT.clone().multiplyScalar(middleX).addScaledVector(UP, middleY)
  const camera = new OrthographicCamera(-half * aspect, half * aspect, half, -half, -80, 160)
  camera.position.copy(aim).add(EYE)
  camera.lookAt(aim)
  return { camera, half }
}
