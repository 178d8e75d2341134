import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../steps/steps.ts'
import { buildSite } from './build-site.ts'
import { bundleInto, unbundled } from './bundle-server.ts'
import { copyPackages } from './runtime-packages.ts'

/** What whoever runs a site asks of it, by the name of its command. */
const commands = {
  ...Object.fromEntries(
    [
      'backup',
      'company',
      'contracts',
      'doctor',
      'erase',
      'export',
      'feedback',
      'keys',
      'limits',
      'migrate',
      'outbox',
      'pictures',
      'preview',
      'restore',
      'retention',
      'search-misses',
      'staff',
      'unknown-items',
      'unmapped',
    ].map((name) => [name, `tools/commands/${name}.ts`]),
  ),
  'load-branches': 'tools/load-branches/load-branches.ts',
  'load-events': 'tools/load-events/load-events.ts',
  'load-rates': 'tools/load-rates/load-rates.ts',
} as Readonly<Record<string, string>>

/** Files that the server reads beside its code. */
const read = ['apps/site/papers/**/*', 'apps/site/features/**/*.{br,ttf}']

/**
 * Makes a folder that runs by itself: the build, the commands of whoever runs it, the packages that read files of their
 * own, and Node. No source, no package manager and no compiler is needed there.
 */
export async function makeRelease(folder: string): Promise<void> {
  await buildSite()
  rmSync(folder, { recursive: true, force: true })
  const dist = join(root, 'apps/site/dist')
  const bundled = join(dist, 'commands')
  await bundleInto(bundled, commands)
  cpSync(dist, join(folder, 'apps/site/dist'), { recursive: true })
  rmSync(bundled, { recursive: true })
  for (const file of globSync(read, { cwd: root })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  copyPackages(
    unbundled.filter((name) => !name.startsWith('@hongyan/') && name !== 'pg-native'),
    folder,
  )
  await bundleTraditional(folder)
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, license, type: 'module' })}\n`,
  )
  cpSync(join(root, 'tools/commands/release-launcher.mjs'), join(folder, 'hongyan.mjs'))
  for (const file of ['LICENSE', '.env.example']) cpSync(join(root, file), join(folder, file))
  cpSync(join(root, 'company'), join(folder, 'company'), { recursive: true })
  mkdirSync(join(folder, 'bin'))
  cpSync(process.execPath, join(folder, 'bin/node'), { dereference: true })
  chmodSync(join(folder, 'bin/node'), 0o755)
}

/** The dictionary for Traditional Chinese, which a database of an old build needs once. */
async function bundleTraditional(folder: string): Promise<void> {
  const own = join(folder, 'node_modules/@hongyan/locales')
  await build({
    entryPoints: [join(root, 'packages/locales/src/traditional.ts')],
    outfile: join(own, 'traditional.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    minifyWhitespace: true,
    logLevel: 'error',
  })
  const manifest = {
    name: '@hongyan/locales',
    type: 'module',
    exports: { './traditional': './traditional.mjs' },
  }
  writeFileSync(join(own, 'package.json'), JSON.stringify(manifest))
}
