import { countedFetch } from '../counted-fetch.ts'

/**
 * What the island of a page is given that is the same whatever is asked of it, as JSON: a file of its own, which
 * browsers keep. Rejects where it does not come.
 */
export async function islandData(): Promise<string> {
  const address = document.documentElement.dataset.islandData ?? ''
  const answer = await countedFetch(address, {}, { quiet: true })
  if (!answer.ok) throw new Error(`${address}: ${lostData}`)
  return answer.text()
}

/** Says that a file is gone, as those of an earlier release are. */
export const lostData = 'the data of an island is not there'
