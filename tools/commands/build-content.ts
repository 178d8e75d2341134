import { join } from 'node:path'
import { buildIndex } from '../../apps/site/features/search/index/build-index.ts'
import { collectDocuments } from '../../apps/site/features/search/index/collect-documents.ts'
import { writeIndex } from '../../apps/site/features/search/index/index-files.ts'
import { siteCalls } from '../../apps/site/features.ts'
import { writeApiTexts } from '../../apps/site/server/http/api-text.ts'
import { buildContent, type Made } from '../../packages/content/src/build-content.ts'
import { writeSeeds } from '../../packages/content/src/desk/name-seeds.ts'
import { writeContent } from '../../packages/content/src/write-content.ts'
import { root } from '../steps/steps.ts'

/** What is made of the content at an instant (ms UTC), beside its documents. */
function make(at: number): Made {
  const documents = collectDocuments(at)
  return [...writeIndex(documents, buildIndex(documents)), ...writeApiTexts(siteCalls), ...writeSeeds()]
}

// Started by `build-site.ts` in a process of its own: the sources and the converter take memory that a server which
// builds before it serves would keep.
try {
  writeContent(join(root, '.cache/content'), buildContent(make))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
