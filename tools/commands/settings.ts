import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeSettings } from '../settings/write-settings.ts'
import { root } from '../steps/steps.ts'

writeFileSync(join(root, 'docs/settings.md'), writeSettings())
console.log('docs/settings.md is written.')
