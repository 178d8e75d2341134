import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type EventMapping, noMapping } from '@hongyan/domain/tracking/event-mapping'

/** What the company's systems and its partners call scans and cities, as `npm run company` has checked it. */
export async function loadMapping(build: string): Promise<EventMapping> {
  const path = join(resolve(build), 'company/events.json')
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? noMapping : (JSON.parse(text) as EventMapping)
}
