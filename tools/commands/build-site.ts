import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { packBuild } from '../../apps/site/server/static-files/pack-build.ts'
import { makeMapping, makeSources } from '../company/make-company.ts'
import { root, run, say } from '../steps/steps.ts'
import { bundleServer } from './bundle-server.ts'
import { restoreLastFiles, storeLastFiles } from './last-files.ts'

/** Builds what is served when a source is newer in content than the last build; otherwise does nothing. */
export async function buildSite(): Promise<void> {
  const stampFile = join(root, 'apps/site/dist/.stamp')
  await makeSources(join(root, 'company'), root)
  const stamp = sourceStamp()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  await say('Building the site', async () => {
    const began = Date.now()
    await runQuietly(process.execPath, [join(root, 'tools/commands/build-content.ts')])
    const build = join(root, 'apps/site/dist')
    const store = (part: 'client' | 'desk') => join(root, '.cache/last-files', part)
    for (const part of ['client', 'desk'] as const) storeLastFiles(join(build, part), store(part), began)
    // It empties the folder first.
    await runQuietly('astro', ['build'], join(root, 'apps/site'))
    cpSync(join(root, '.cache/content'), join(root, 'apps/site/dist/content'), { recursive: true })
    restoreLastFiles(store('client'), join(build, 'before'))
    restoreLastFiles(store('desk'), join(build, 'desk-before'))
    await runQuietly('vite', ['build', '--logLevel', 'warn'], join(root, 'apps/desk'))
    await packBuild(join(build, 'desk'))
    await bundleServer()
    makeMapping(join(root, 'company'), build)
    writeFileSync(stampFile, stamp)
    console.log(`  built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  })
}

async function runQuietly(program: string, parameters: readonly string[], cwd = root): Promise<void> {
  // Whoever builds from a test has another one, and pages would be made for developers.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run(program, parameters, { cwd, env, quiet: true })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

const sources = [
  'apps/{site,desk}/**/*',
  'company/{*.yaml,mark.svg,texts/*}',
  'packages/**/*',
  'tools/commands/{build-content,bundle-server}.ts',
  'tools/company/**/*',
  'package-lock.json',
]
const exclude = ['**/node_modules', '**/.astro', '**/*.test.*', 'apps/site/dist', 'apps/site/papers']

/** One hash of the names and contents of all that a build is made of. */
function sourceStamp(): string {
  const hash = createHash('sha256')
  const found = globSync(sources, { cwd: root, exclude, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
