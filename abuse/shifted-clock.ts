import { readFileSync } from 'node:fs'

/**
 * Shifts the wall clock of the process that loads it (NODE_OPTIONS=--import) by the milliseconds that the file named
 * by CLOCK_SHIFT_FILE holds; a test writes the file to set the clock of a running site. Timers and the monotonic
 * clock go on as they do on a machine whose clock is set.
 */
const file = process.env.CLOCK_SHIFT_FILE ?? ''
const RealDate = Date
let shift = 0
let readAt = Number.NEGATIVE_INFINITY

function shifted(): number {
  const steady = performance.now()
  if (steady - readAt > 1) {
    shift = Number(readFileSync(file, 'utf8'))
    readAt = steady
  }
  return RealDate.now() + shift
}

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(shifted()).toString(),
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [shifted()] : given, asked) as Date,
  get: (target, name, receiver) => (name === 'now' ? shifted : Reflect.get(target, name, receiver)),
})
