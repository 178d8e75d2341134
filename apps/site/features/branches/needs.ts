export { briefPlace } from './brief-place.ts'
