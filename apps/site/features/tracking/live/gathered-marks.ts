import type { MarkedShipment } from '@hongyan/domain/tracking/shipment-marks'

type Marks = readonly (MarkedShipment | null)[]

type Asked = PromiseWithResolvers<Marks> & { readonly numbers: readonly string[] }

/** Numbers that are read at once. */
const mostAtOnce = 500

/**
 * Reads marks for many who come at the same time, as all pages of a process that has ended do: one reading after the
 * other, each for all who have come meanwhile, so that they take one connection and leave the others to look-ups.
 */
export function gatherMarks(
  read: (numbers: readonly string[]) => Promise<Marks>,
): (numbers: readonly string[]) => Promise<Marks> {
  const waiting: Asked[] = []
  let isReading = false

  const next = (): readonly Asked[] => {
    let count = 0
    const end = waiting.findIndex(({ numbers }, at) => {
      count += numbers.length
      return at > 0 && count > mostAtOnce
    })
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }
  const readAll = async (): Promise<void> => {
    isReading = true
    while (waiting.length > 0) {
      const asked = next()
      try {
        const marks = await read(asked.flatMap(({ numbers }) => numbers))
        let from = 0
        for (const { numbers, resolve } of asked) {
          resolve(marks.slice(from, from + numbers.length))
          from += numbers.length
        }
      } catch (error) {
        for (const { reject } of asked) reject(error)
      }
    }
    isReading = false
  }
  return (numbers) => {
    const asked = { ...Promise.withResolvers<Marks>(), numbers }
    waiting.push(asked)
    if (!isReading) void readAll()
    return asked.promise
  }
}
