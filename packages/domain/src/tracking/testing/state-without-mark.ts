/** A carried state without the mark of the row it was written with, which counts how often that was written. */
export function stateWithoutMark(state: string | null): unknown {
  if (state === null) return null
  const [version, , ...carried] = JSON.parse(state) as readonly unknown[]
  return [version, ...carried]
}
