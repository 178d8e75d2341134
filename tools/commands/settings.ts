import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeEnvironment, writeSettings } from '../settings/write-settings.ts'
import { root } from '../steps/steps.ts'

writeFileSync(join(root, 'docs/settings.md'), writeSettings())
writeFileSync(join(root, '.env.example'), writeEnvironment())
console.log('docs/settings.md and .env.example are written.')
