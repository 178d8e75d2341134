/** A block of shell commands in a guide. */
export type GuideBlock = {
  /** The heading it stands under. */
  readonly heading: string
  /** The program that not every machine has, as its fence names it; null where it needs none. */
  readonly needs: string | null
  readonly text: string
}

/** The blocks that are fenced as `sh`, in their order; a word behind that is what the block needs. */
export function guideBlocks(markdown: string): readonly GuideBlock[] {
  let heading = ''
  return [...markdown.matchAll(/^## (.+)$|^```sh(?: (\w+))?\n([\s\S]*?)^```$/gm)].flatMap(
    ([, named, needs = null, text]) => {
      heading = named ?? heading
      return text === undefined ? [] : [{ heading, needs, text }]
    },
  )
}

/**
 * Puts what a machine has in the place of what a guide says.
 * @throws Error when something of it does not stand in the guide
 */
export function inPlaceOf(text: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((filled, [said, here]) => {
    if (!text.includes(said)) throw new Error(`The guide does not say ${said}`)
    return filled.replaceAll(said, here)
  }, text)
}
