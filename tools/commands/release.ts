import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root, say } from '../steps/steps.ts'
import { makeRelease } from './make-release.ts'

// Makes a folder that runs by itself, on machines like this one: `npm run release [-- FOLDER]`.
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
}
const [asked = join(root, `releases/hongyan-${version}`)] = process.argv.slice(2)
const folder = resolve(asked)
await say('Making a release', () => makeRelease(folder))
console.log(`${folder}\n  bin/node hongyan.mjs serve`)
