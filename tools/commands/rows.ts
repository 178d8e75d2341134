import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeRows } from '../../packages/db/src/describe-rows.ts'
import { root } from '../steps/steps.ts'

// Writes down which rows the migrations make, after one was added: a test holds the types of rows to it.
writeFileSync(join(root, 'packages/db/src/migrated-rows.gen.ts'), await describeRows())
