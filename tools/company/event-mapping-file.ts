import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type EventMapping, eventMappingSchema, noMapping } from '@hongyan/domain/tracking/event-mapping'
import { isZone } from '../zone.ts'
import { readCompanyFile } from './read-company-file.ts'

const schema = eventMappingSchema.superRefine((mapping, issues) => {
  const sources = [
    { path: [], of: mapping },
    ...Object.entries(mapping.senders).map(([id, of]) => ({ path: ['senders', id], of })),
  ]
  for (const { path, of } of sources) {
    const { zone } = of.time
    const isInherited = of !== mapping && of.time === mapping.time
    if (zone !== undefined && !isInherited && !isZone(zone))
      issues.addIssue({
        code: 'custom',
        path: [...path, 'time', 'zone'],
        message: `${zone} is no zone and no offset`,
      })
  }
})

/** `events.yaml` of a folder; where there is none, codes are ours. @throws WrongCompanyFile */
export function readEventMapping(folder: string): EventMapping {
  const path = join(folder, 'events.yaml')
  return existsSync(path) ? readCompanyFile(path, 'company/events.yaml', schema) : noMapping
}
