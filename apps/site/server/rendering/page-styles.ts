import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** Where in a build the table stands. */
export const stylesFile = 'styles.json'

/** Address that stands in a page's head in place of its styles; what follows is the number of its list. */
export const listAddress = '/_styles/'

/** What a build has decided about styles; sheets and lists by number. */
export type PageStyles = {
  /** What every page needs when it is first shown. */
  readonly global: string
  /** File that every page gets after that. */
  readonly shell: string
  /** Of each block's sheet: what is needed where the block stands in a first screenful, and the file that holds all of it. */
  readonly sheets: readonly { readonly first: string; readonly file: string }[]
  /** Which sheet a class belongs to. */
  readonly classes: Readonly<Record<string, number>>
  /** Sheets that the scripts of a page may come to need, by the number of its list. */
  readonly scripted: readonly (readonly number[])[]
}

/** The table of a build. */
export async function loadPageStyles(build: string): Promise<PageStyles> {
  return JSON.parse(await readFile(join(resolve(build), stylesFile), 'utf8'))
}
