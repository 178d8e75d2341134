/**
 * Runs inside a page: pictures whose `sizes` says another width than the one they are shown at, so that a larger file
 * comes than is seen, or one too small to be sharp. One sentence for each.
 */
export function pictureFaults(): string[] {
  const faults = new Set<string>()
  for (const picture of document.querySelectorAll<HTMLImageElement>('main picture > img')) {
    const source = picture.parentElement?.querySelector('source')
    const box = picture.getBoundingClientRect()
    if (!source?.sizes || box.width <= 1 || !picture.checkVisibility()) continue
    const said = widthSaid(source.sizes)
    const shown = widthShown(picture, box)
    const files = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    for (const density of [1, 2]) {
      const taken = fileFor(said * density, files)
      // A tenth more or a fifth less is not seen.
      const large = taken > fileFor(shown * density * 1.1, files)
      const small = taken < fileFor(shown * density * 0.8, files)
      if (large || small) {
        const [is, as] = [Math.round(shown), Math.round(said)]
        faults.add(
          `${picture.src.split('/').at(-1)} is ${is} px wide, said to be ${as}: ${taken} px are fetched`,
        )
      }
    }
  }
  return [...faults]

  /** Width in px of the file that is taken where so many are wanted. */
  function fileFor(wanted: number, files: readonly number[]): number {
    const enough = files.filter((width) => width >= wanted)
    return enough.length > 0 ? Math.min(...enough) : Math.max(...files)
  }

  /** Width in px of the whole picture, what its box cuts off included. */
  function widthShown(picture: HTMLImageElement, { width, height }: DOMRect): number {
    const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
    const { objectFit } = getComputedStyle(picture)
    if (objectFit === 'cover') return Math.max(width, height * ratio)
    return objectFit === 'contain' ? Math.min(width, height * ratio) : width
  }

  /** Width in px of the first of `sizes` whose condition holds. */
  function widthSaid(sizes: string): number {
    for (const size of sizes.split(',')) {
      const [, condition, value, unit] = /^\s*(\([^)]*\))?\s*([\d.]+)(px|vw)$/.exec(size) ?? []
      if (condition && !matchMedia(condition).matches) continue
      return unit === 'vw' ? (Number(value) * innerWidth) / 100 : Number(value)
    }
    return 0
  }
}
