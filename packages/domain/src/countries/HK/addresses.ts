export * from '../CN/addresses.ts'
