import { join } from 'node:path'
import { buildContent } from '../../packages/content/src/build-content.ts'
import { writeContent } from '../../packages/content/src/write-content.ts'
import { root } from './steps.ts'

// Started by `build-site.ts` in a process of its own: the sources and the converter take memory that a server which
// builds before it serves would keep.
try {
  writeContent(join(root, '.cache/content'), buildContent())
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
