import type { Obstacle } from '@hongyan/domain/quotes/price-product'
import { fill } from '@hongyan/locales'
import type { Speaker } from './amounts.ts'

/** Why a product is not offered, in a sentence. */
export function obstacleWords(obstacle: Obstacle, speaker: Speaker): string {
  const { obstacles } = speaker.words
  const { weight, length } = speaker
  switch (obstacle.kind) {
    case 'goods': {
      const { general, cold, medicine } = obstacles.goods
      if (obstacle.carries.includes('general')) return general
      return obstacle.carries.includes('frozen') ? cold : medicine
    }
    case 'too-near':
      return fill(obstacles['too-near'], {
        km: speaker.kilometres(obstacle.km),
        least: speaker.kilometres(obstacle.least),
      })
    case 'shipment-too-light':
    case 'piece-too-light':
      return fill(obstacles[obstacle.kind], { least: weight(obstacle.least) })
    case 'shipment-too-heavy':
      return fill(obstacles[obstacle.kind], { most: weight(obstacle.most) })
    case 'shipment-too-large':
      return fill(obstacles[obstacle.kind], { most: speaker.volume(obstacle.most * 1_000_000) })
    case 'piece-too-heavy':
      return fill(obstacles[obstacle.kind], { most: weight(obstacle.most), size: obstacle.size + 1 })
    case 'side-too-long':
    case 'sides-too-long':
      return fill(obstacles[obstacle.kind], { most: length(obstacle.most), size: obstacle.size + 1 })
    case 'asked':
      return fill(obstacles.asked, {
        over: weight(obstacle.over),
        upTo: weight(obstacle.upTo ?? obstacle.over),
      })
    default:
      return obstacles[obstacle.kind]
  }
}
