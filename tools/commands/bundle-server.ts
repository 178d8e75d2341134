import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { root } from '../steps/steps.ts'
import { inAscii } from './in-ascii.ts'

const site = join(root, 'apps/site')

/**
 * Packages that read files of their own beside their code, and the dictionary for Traditional Chinese: a database that
 * has branches from before they were kept in it needs that once, from its source.
 */
export const unbundled = ['better-sqlite3', 'pdfkit', 'pg-native', 'sharp', '@hongyan/locales/traditional']

/** Sources that a build has made something else of, and what reads them: no process that serves may have them. */
const replaced =
  /^packages\/(?:content\/src\/(?:(?:default|messages|written)\/|seeds\.ts)|locales\/src\/traditional\.ts)|(?:^|\/)node_modules\/(?:yaml\/|opencc-js\/dist\/esm\/cn2t)/

/** What a process loads where a setting asks for it, and no other does; the figures stand on the interface. */
const asked = {
  entry: 'apps/site/server/monitoring/tracing.ts',
  packages: /(?:^|\/)node_modules\/@opentelemetry\/(?!api\/)/,
}

/**
 * The built pages and the built content stand in place of what they were made of, and files that stand beside a source
 * stay where they are.
 */
const inPlace = (folder: string): Plugin => ({
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/content\/src\/shipped-(?:documents|seeds|texts)\.ts$/ }, ({ path }) => ({
      contents: "export * from './built-content.ts'",
      resolveDir: dirname(path),
    }))
    onLoad({ filter: /server\/rendering\/load-pages\.ts$/ }, () => ({
      contents: "export const loadPages = async () => import('./entry.mjs')",
      resolveDir: join(site, 'dist/server'),
    }))
    onLoad({ filter: /server\/threads\/thread-file\.ts$/ }, () => ({
      contents: "export const threadFile = new URL('./thread.mjs', import.meta.url)",
    }))
    onLoad({ filter: /apps\/site\/features\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.includes('import.meta.url')) return null
      const here = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`
      return { contents: source.replaceAll('import.meta.url', here), loader: 'ts' }
    })
  },
})

/** Joins sources and the packages they need to a few files in a folder of the build; says what went into which. */
export async function bundleInto(
  folder: string,
  entryPoints: Readonly<Record<string, string>>,
): Promise<Metafile> {
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: root,
    metafile: true,
    entryPoints: { ...entryPoints },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    external: unbundled,
    legalComments: 'none',
    minifyWhitespace: true,
    // A fault prints the line it is in.
    lineLimit: 120,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Some packages ask for Node's own modules in the older way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    plugins: [inPlace(folder)],
    logLevel: 'error',
  })
  // A file with one Chinese sign takes twice its size in memory; in patterns the signs are left as they were written.
  for (const file of Object.keys(metafile.outputs)) {
    const path = join(root, file)
    writeFileSync(path, inAscii(readFileSync(path, 'utf8')))
  }
  return metafile
}

/**
 * Joins the server, its packages and the built pages to a few files in `dist/site`: each module stands once in the
 * process, and a start neither looks for hundreds of files nor takes their types off.
 * @throws Error when something would be served that a build replaces, would be loaded unasked, or would mean something
 * else in ASCII
 */
export async function bundleServer(): Promise<void> {
  const metafile = await bundleInto(join(site, 'dist/site'), {
    main: join(site, 'server/main.ts'),
    supervisor: join(site, 'server/supervisor.ts'),
    thread: join(site, 'server/threads/thread.ts'),
  })
  const kept = loadedAtStart(metafile).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      (replaced.test(file) || asked.packages.test(file)) && bytesInOutput > 0 ? [file] : [],
    ),
  )
  if (kept.length > 0)
    throw new Error(`The server would carry what is built, or what nobody asked for:\n${kept.join('\n')}`)
}

/** What a process loads before anybody asks it for anything: files of the desk are written and read when one is. */
function loadedAtStart({ outputs }: Metafile) {
  const reached = new Set(
    Object.keys(outputs).filter((file) => {
      const { entryPoint } = outputs[file] ?? {}
      return entryPoint?.includes('/server/') && entryPoint !== asked.entry
    }),
  )
  for (const file of reached)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) reached.add(path)
  return [...reached].flatMap((file) => outputs[file] ?? [])
}
