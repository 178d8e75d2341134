/** Orders of a list whose labels go into one file: `until` is the first that does not. */
type LabelPart = { readonly from: number; readonly until: number }

/** Divides orders by their pieces, in their order, into files of at most `most` labels; those of one order stay together. */
export function labelParts(pieces: readonly number[], most: number): readonly LabelPart[] {
  const parts: LabelPart[] = []
  let labels = 0
  for (const [index, count] of pieces.entries()) {
    const last = parts.at(-1)
    if (last === undefined || labels + count > most) {
      parts.push({ from: index, until: index + 1 })
      labels = count
    } else {
      parts[parts.length - 1] = { ...last, until: index + 1 }
      labels += count
    }
  }
  return parts
}
