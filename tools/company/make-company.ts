import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEventMapping } from './event-mapping-file.ts'

/** Checks a company's folder and puts what processes read at their start into a build. @throws WrongCompanyFile */
export function makeCompany(folder: string, build: string): void {
  const mapping = readEventMapping(folder)
  const made = join(build, 'company')
  mkdirSync(made, { recursive: true })
  // In one step: a process may start meanwhile.
  const path = join(made, 'events.json')
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(mapping))
  renameSync(`${path}.${process.pid}`, path)
}
