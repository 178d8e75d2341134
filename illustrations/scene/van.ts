import { van as deliveryVan } from '../kit/van.ts'
import { singleObject } from './scene.ts'

export const van = singleObject(() => deliveryVan())
