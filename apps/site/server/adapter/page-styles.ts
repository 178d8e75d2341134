import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where in a build the table stands. */
export const stylesFile = 'styles.json'

/** Address that stands in a page's head in place of its styles; what follows is the number of its list. */
export const listAddress = '/_styles/'

/** Texts that pages carry beside what they say, letter by letter. */
export type OwnTexts = {
  /** The order of the style sheets' layers, at the beginning of every head. */
  readonly layers: string
  /** How the elements around islands are shown, and the script that wakes them. */
  readonly islandStyle: string
  readonly islandScript: string
}

/** What a build has decided about styles; sheets and lists by number. */
export type PageStyles = {
  readonly own: OwnTexts
  /** Address of the script that every page names. */
  readonly script: string
  /** What every page needs when it is first shown. */
  readonly global: string
  /** Of each block's sheet, what is needed where the block stands in a first screenful. */
  readonly sheets: readonly string[]
  /** Which sheet a class belongs to. */
  readonly classes: Readonly<Record<string, number>>
  /** Files that hold all styles of a page, by the number of its list. */
  readonly lists: readonly (readonly string[])[]
  /** Files of what no page carries and every page may fetch and open, such as the consultation. */
  readonly fetched: readonly string[]
}

/** The table of a build. */
export async function loadPageStyles(build: string): Promise<PageStyles> {
  return JSON.parse(await readFile(join(resolve(build), stylesFile), 'utf8'))
}
