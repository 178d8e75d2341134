import { readBuilt } from './read-built.ts'

/** What is served has this in place of its sources: `tools/commands/bundle-server.ts` stands it beside the content. */
export const {
  builtEdition,
  builtFile,
  editionAt,
  inHongKong,
  shippedDocument,
  shippedEntries,
  shippedItems,
  shippedPages,
  shippedFiles,
  shippedSeed,
  shippedTexts,
} = readBuilt(new URL('../content/', import.meta.url))
