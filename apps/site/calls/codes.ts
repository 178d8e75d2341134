import { refusals } from './refusals-data.ts'

export { refusals }

/** The code of every successful answer. */
export const successCode = 1

export type RefusalName = keyof typeof refusals

export const refusalNames = Object.keys(refusals) as readonly RefusalName[]
