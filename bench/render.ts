import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hongyan/testing/free-port'
import { build } from 'esbuild'
import { root } from '../tools/steps/steps.ts'
import { type Contender, cpuRatio, interleave, printRows, ratio } from './load/interleave.ts'
import { startTarget, stopTarget } from './load/target.ts'
import { startSite } from './site-target.ts'

/** Home, and a page of blocks. */
const measured = ['/', '/products/cold-chain'] as const

/** What a page that nobody has kept costs beside React's `renderToString` of the same tree, one visitor at a time. */
export async function benchRender(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const program = await bundleTree()
  const site = await startSite('page made anew', await freePort(), folder, { limits: ['cache.bytes=0'] })
  const contenders: Contender[] = []
  for (const path of measured) {
    const port = await freePort()
    const tree = await startTarget(`renderToString of ${path}`, port, [
      process.execPath,
      program,
      String(port),
      path,
    ])
    const next = () =>
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`
    contenders.push({ target: { ...site, name: `page made anew: ${path}` }, next }, { target: tree, next })
  }
  console.log('Measuring pages that nobody has kept: one connection')
  const rows = await interleave(contenders, { rounds: 7, seconds: 2, connections: 1 })
  for (const { target } of contenders.slice(1)) await stopTarget(target)
  printRows(rows)
  const result = Object.fromEntries(
    measured.flatMap((path, at) => {
      const [page, tree] = rows.slice(2 * at)
      if (!page || !tree) throw new Error('a contender is missing')
      return [
        [`${path}: renderToString ÷ page (answers)`, ratio(tree, page)],
        [`${path}: page ÷ renderToString (CPU)`, cpuRatio(page, tree)],
      ]
    }),
  )
  console.table(result)
  return { ...result, rows }
}

/** Bundles the server of the tree; what stands in packages is found from where it is written. */
async function bundleTree(): Promise<string> {
  const outfile = join(root, '.cache/bench/serve-tree.mjs')
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, 'bench/render/serve-tree.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@hongyan/content', '@hongyan/content/*', '@hongyan/locales', '@hongyan/domain/*'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  return outfile
}
