import { truck } from '../kit/truck.ts'
import { singleObject } from './scene.ts'

export const freight = singleObject(() => truck(3.8))
