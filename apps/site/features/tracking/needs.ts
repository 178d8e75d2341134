export { briefShipments } from './brief-shipments.ts'
