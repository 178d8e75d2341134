import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { openBrowser } from './browser.ts'
import { DRAWN, type SceneKind, sizesOf } from './budget.ts'
import { completeScene, writeScene } from './encode.ts'
import { manifestOf } from './manifest.ts'
import { allScenes } from './scene/all.ts'

const ROOT = join(import.meta.dirname, '..')
const OUT = join(ROOT, 'apps/site/public/scenes')
const MANIFEST = join(ROOT, 'packages/documents/src/scenes.gen.json')

/** Enough lamps for shadows without visible steps; an object is shown so small that it needs fewer. */
const PASSES: Readonly<Record<SceneKind, number>> = { scene: 150, object: 72 }

type Name = keyof typeof allScenes
const NAMES = Object.keys(allScenes) as Name[]

function wanted(given: readonly string[]): Name[] {
  const unknown = given.filter((name) => !(name in allScenes))
  if (unknown.length > 0)
    throw new Error(`No scene is called ${unknown.join(', ')}. There are: ${NAMES.join(', ')}.`)
  return given.length > 0 ? NAMES.filter((name) => given.includes(name)) : NAMES
}

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'render-page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    minify: true,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Renders the named scenes one by one and keeps the files and the manifest in step. */
async function render(names: readonly Name[], given: number | null): Promise<void> {
  const script = await bundlePage()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 64, height: 64 } })
    page.on('console', (message) => {
      if (message.type() === 'log') console.log(`  ${message.text()}`)
    })
    await page.addScriptTag({ content: script })
    for (const [index, name] of names.entries()) {
      const { kind } = allScenes[name]
      const started = performance.now()
      console.log(`Rendering ${name} (${index + 1} of ${names.length})`)
      const order = { name, passes: given ?? PASSES[kind], ...DRAWN[kind] }
      const base64 = await page.evaluate((todo) => window.renderScene(todo), order)
      const picture = { ...DRAWN[kind], bytes: Buffer.from(base64, 'base64') }
      const lines = await writeScene(OUT, name, picture, sizesOf(name, kind))
      await writeManifest()
      for (const line of lines) console.log(`  ${line}`)
      console.log(`  done in ${Math.round((performance.now() - started) / 1000)} s`)
    }
  } finally {
    await browser.close()
  }
  console.log('The manifest is up to date.')
}

/** Makes the sizes that are new in the budget, without drawing anything. */
async function complete(names: readonly Name[]): Promise<void> {
  for (const name of names) {
    const lines = await completeScene(OUT, name, sizesOf(name, allScenes[name].kind))
    await writeManifest()
    for (const line of lines) console.log(line)
  }
}

/** After every scene, because its former files are gone then. */
async function writeManifest(): Promise<void> {
  await writeFile(MANIFEST, `${JSON.stringify(manifestOf(await readdir(OUT), NAMES), null, 2)}\n`)
}

// `npm run illustrations -- [names…] [--passes 24]`: few passes for a quick look, the default for keeps. `--sizes` adds
// only the sizes that are new.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    passes: { type: 'string' },
    sizes: { type: 'boolean', default: false },
  },
})
if (values.sizes) await complete(wanted(positionals))
else
  await render(
    wanted(positionals),
    values.passes === undefined ? null : Math.max(3, Number(values.passes) || 3),
  )
