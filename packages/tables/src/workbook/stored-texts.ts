/** Bytes of one store of letters; a text does not go over into the next. */
const storeBytes = 1_048_576
const placesAtOnce = 65_536

/** Many texts in the bytes of their letters: as strings of their own each would take forty beside them. */
export function storedTexts() {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const stores: Uint8Array[] = []
  let used = 0
  let count = 0
  /** Of each text its store, where it begins there and where it ends. */
  const places: Uint32Array[] = []

  return {
    add: (text: string): void => {
      // A sign of UTF-16 takes three bytes at most.
      if (stores.length === 0 || used + 3 * text.length > storeBytes) {
        stores.push(new Uint8Array(Math.max(storeBytes, 3 * text.length)))
        used = 0
      }
      const { written } = encoder.encodeInto(text, (stores.at(-1) as Uint8Array).subarray(used))
      if (count % placesAtOnce === 0) places.push(new Uint32Array(3 * placesAtOnce))
      places.at(-1)?.set([stores.length - 1, used, used + written], 3 * (count % placesAtOnce))
      used += written
      count += 1
    },
    at: (index: number): string | undefined => {
      if (!Number.isInteger(index) || index < 0 || index >= count) return undefined
      const at = 3 * (index % placesAtOnce)
      const [store = 0, from, to] = places[Math.floor(index / placesAtOnce)]?.subarray(at, at + 3) ?? []
      return decoder.decode(stores[store]?.subarray(from, to))
    },
  }
}
