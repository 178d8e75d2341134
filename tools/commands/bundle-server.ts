import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { root } from './steps.ts'

const site = join(root, 'apps/site')
const folder = join(site, 'dist/site')

/** Packages that read files of their own beside their code. */
const apart = ['better-sqlite3', 'pdfkit', 'pg-native']

/** The built pages stand in the same graph as the server, and files that stand beside a source stay where they are. */
const inPlace: Plugin = {
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /server\/page-cache\/load-pages\.ts$/ }, () => ({
      contents: "export const loadPages = async () => (await import('./entry.mjs')).render",
      resolveDir: join(site, 'dist/server'),
    }))
    onLoad({ filter: /apps\/site\/features\/.*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.includes('import.meta.url')) return null
      const here = `new URL(${JSON.stringify(relative(folder, path))}, import.meta.url).href`
      return { contents: source.replaceAll('import.meta.url', here), loader: 'ts' }
    })
  },
}

/**
 * Joins the server, its packages and the built pages to a few files in `dist/site`: each module stands once in the
 * process, and a start neither looks for hundreds of files nor takes their types off.
 */
export async function bundleServer(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: [join(site, 'server/main.ts'), join(site, 'server/supervisor.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    external: apart,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Some packages ask for Node's own modules in the older way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
    },
    plugins: [inPlace],
    logLevel: 'error',
  })
}
