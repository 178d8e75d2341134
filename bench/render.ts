import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@hongyan/db'
import { freePort } from '@hongyan/testing/free-port'
import { build } from 'esbuild'
import { root, run } from '../tools/steps/steps.ts'
import { type Contender, interleave, median, printRows } from './load/interleave.ts'
import { startTarget, stopTarget } from './load/target.ts'
import { startSite } from './site-target.ts'

/** A page, how often its own `renderToString` it may take, and whether it is kept once it is made. */
type Measured = { readonly path: string; readonly most: number; readonly isKept: boolean }

/** Home, a page of blocks, and the answer to one number. */
const measured = (number: string): readonly Measured[] => [
  { path: '/', most: 4, isKept: true },
  { path: '/products/cold-chain', most: 3, isKept: true },
  { path: `/en/track?no=${number}`, most: 2, isKept: false },
]

/** Tracking answers a second, of one process on one core. */
const leastAnswers = 120

/**
 * What a page that nobody has kept costs beside React's `renderToString` of the same tree (of an answer: of its own
 * part), one visitor at a time, and what packing it takes.
 */
export async function benchRender(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'hongyan-bench-'))
  const database = join(folder, 'shipments.db')
  const pages = measured(await shipmentIn(database, folder))
  const [tree, packing] = [await bundled('serve-tree'), await bundled('serve-packed')]
  const site = await startSite('page made anew', await freePort(), folder, {
    database,
    limits: ['cache.bytes=0'],
  })
  const contenders: Contender[] = []
  for (const { path, isKept } of pages) {
    const next = () =>
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`)
    const html = await answer.text()
    const name = path.replace(/\W+/g, '-')
    const [document, data] = [join(folder, `${name}.html`), join(folder, `${name}.json`)]
    writeFileSync(document, html)
    writeFileSync(data, isKept ? '' : await islandData(html, site.port))
    contenders.push({ target: { ...site, name: `page made anew: ${path}` }, next })
    for (const [title, program, given] of [
      [`renderToString: ${path}`, tree, isKept ? [path] : [path, data]],
      [`packing: ${path}`, packing, isKept ? [document, join(folder, 'pages')] : [document]],
    ] as const) {
      const port = await freePort()
      const target = await startTarget(title, port, [process.execPath, program, String(port), ...given])
      contenders.push({ target, next })
    }
  }
  console.log('Measuring pages that nobody has kept: one connection')
  const rows = await interleave(contenders, { rounds: 7, seconds: 2, connections: 1 })
  for (const { target } of contenders.slice(1)) await stopTarget(target)
  printRows(rows)
  const result = pages.map(({ path, most }, at) => {
    const [page, react, packed] = rows.slice(3 * at)
    if (!page || !react || !packed) throw new Error('a contender is missing')
    const over = (beside: (round: number) => number): number =>
      Math.round(median(page.rounds.map((_, round) => beside(round))) * 100) / 100
    const [all, own, pack] = [page, react, packed].map(
      ({ rounds }) =>
        (round: number) =>
          rounds[round]?.cpu ?? Number.NaN,
    ) as [(round: number) => number, (round: number) => number, (round: number) => number]
    return {
      path,
      'bar, × renderToString': most,
      'without packing': over((round) => (all(round) - pack(round)) / own(round)),
      'with packing': over((round) => all(round) / own(round)),
      'packing, ms': over((round) => pack(round) / 1000),
      'answers a second of a core': Math.round(1e6 / over(all)),
    }
  })
  console.table(result)
  console.log(`A process answers ${leastAnswers} numbers or more a second on one core.`)
  return { result, rows }
}

/** Makes a database of shipments, and says the number of one. */
async function shipmentIn(database: string, folder: string): Promise<string> {
  const made = await run(
    process.execPath,
    ['tools/seed/seed.ts', '--db', database, '--shipments', '1000', '--bulk'],
    { quiet: true, env: { DATA_DIR: folder } },
  )
  if (made.code !== 0) throw new Error(made.output)
  const db = await openDatabase({ url: database })
  const row = await db.query
    .selectFrom('shipments')
    .select('waybill_no')
    .orderBy('id')
    .offset(500)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.close()
  return row.waybill_no
}

/** What the island of an answer was given, as its element says. */
async function islandData(html: string, port: number): Promise<string> {
  const [, props = ''] = /<astro-island[^>]* props="([^"]*)"/.exec(html) ?? []
  const text = props.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<')
  const { data } = JSON.parse(text.replaceAll('&gt;', '>').replaceAll('&amp;', '&')) as {
    readonly data: readonly [number, string]
  }
  const [, file = ''] = /<html[^>]* data-island-data="([^"]*)"/.exec(html) ?? []
  const page = await (await fetch(`http://127.0.0.1:${port}${file}`)).text()
  return `{"page":${page},"data":${data[1]}}`
}

/** Bundles a program of this bench; what stands in packages is found from where it is written. */
async function bundled(name: string): Promise<string> {
  const outfile = join(root, `.cache/bench/${name}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: [join(root, `bench/render/${name}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['@hongyan/content', '@hongyan/content/*', '@hongyan/locales', '@hongyan/domain/*'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  })
  return outfile
}
