import { join } from 'node:path'
import { root } from '../steps/steps.ts'
import { buildBeside } from './build-beside.ts'

/** The folder of the company that stands beside the first. */
export const borealis = join(root, 'company/samples/borealis')

/** Builds its site where `npm run company` does, unless what stands there is of these sources; returns the folder. */
export async function builtBorealis(): Promise<string> {
  const tree = join(root, '.cache/sites/borealis')
  await buildBeside(root, borealis, tree)
  return tree
}
