// What the coverage tool loads once there is a list to read.
export { listReport } from './list-report.ts'
export { addressesIn, linesOf, listBounds, readAddressList } from './read-address-list.ts'
