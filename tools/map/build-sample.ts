import { writeFileSync } from 'node:fs'
import { sampleArchive } from './sample-archive.ts'

/** Writes the archive that `npm start` shows where no setting names another. */
writeFileSync(new URL('sample.pmtiles', import.meta.url), sampleArchive())
