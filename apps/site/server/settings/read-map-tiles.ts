import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { MapTiles } from '../../shell/map-tiles.ts'

/** Of a PMTiles header: the name, the version, and at their places the kinds of packing and of tiles. */
const headerBytes = 127
const name = 'PMTiles'
const version = 3
const tileTypeAt = 99
const vectorTiles = 1

/** The setting of the archive of tiles: a file is looked into, so that a wrong one ends the start and not a visit. */
export const mapTiles = z
  .string()
  .max(2000)
  .transform((value, context): MapTiles => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (/^[a-z][a-z0-9+.-]+:/i.test(value)) {
      const url = URL.canParse(value) ? new URL(value) : null
      if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hash !== '')
        return refuse('must be a file, or begin with https://host/, without a name or password')
      if (!/^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?$/.test(url.origin))
        return refuse('must name a host that a policy can name')
      return { kind: 'address', address: url.href, origin: url.origin }
    }
    const path = resolve(value)
    const problem = problemOf(path)
    return problem === null ? { kind: 'file', path } : refuse(problem)
  })

/** What is wrong with a file as an archive of vector tiles; null where nothing is. */
function problemOf(path: string): string | null {
  const header = Buffer.alloc(headerBytes)
  try {
    const file = openSync(path, 'r')
    try {
      if (!fstatSync(file).isFile()) return 'is no file'
      if (readSync(file, header, 0, headerBytes, 0) < headerBytes) return 'is no PMTiles archive'
    } finally {
      closeSync(file)
    }
  } catch {
    return 'is a file that cannot be read'
  }
  if (header.toString('latin1', 0, name.length) !== name) return 'is no PMTiles archive'
  if (header[name.length] !== version) return `is a PMTiles archive of another version than ${version}`
  return header[tileTypeAt] === vectorTiles ? null : 'has no vector tiles'
}
