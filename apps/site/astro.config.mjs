import '../../tools/require-node.mjs'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { queriesByText } from '@hongyan/ui/queries-by-text.ts'
import { defineConfig } from 'astro/config'
import { endpointsForBrowser } from './server/adapter/browser-endpoints.ts'
import { hongyanAdapter } from './server/adapter/integration.mjs'
import { shortClassName } from './server/adapter/short-class-names.mjs'

/**
 * A script that is fetched later is fetched and nothing more: the usual helper, which also looks after style sheets
 * and preloads, would be a tenth of what home starts, and there is nothing for it to do.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: false } }),
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: false, rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : null,
  load(id) {
    return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null
  },
}

/** Components are rendered, and islands woken, by our own modules in the place of the framework's. */
const ownIslands = {
  name: 'own-islands',
  enforce: 'pre',
  resolveId(id) {
    const own = {
      '@astrojs/react/client.js': './client/island/start-island.tsx',
      '@astrojs/react/server.js': './server/adapter/react-renderer.ts',
    }[id]
    return own === undefined ? null : fileURLToPath(new URL(own, import.meta.url))
  },
}

/** Pages take texts and rules from the modules that the server has loaded: each stands once in the process. */
const sharedPackages = {
  name: 'shared-packages',
  enforce: 'pre',
  apply: 'build',
  resolveId(id) {
    if (this.environment.name === 'client') return null
    return /^@hongyan\/(?:content|documents|domain|locales)(?:\/|$)/.test(id) ? { id, external: true } : null
  },
}

/** What the actions of an `actions.ts` do is asked for by calls alone: pages and scripts have no more of them. */
const browserEndpoints = {
  name: 'browser-endpoints',
  enforce: 'pre',
  load(id) {
    // While developing the server itself is loaded by the same modules as its pages.
    const isServer = this.environment.mode === 'dev' && this.environment.name !== 'client'
    return id.endsWith('/actions.ts') && !isServer ? endpointsForBrowser(id) : null
  },
}

export default defineConfig({
  srcDir: '.',
  output: 'server',
  adapter: hongyanAdapter(),
  integrations: [react()],
  build: { inlineStylesheets: 'always', assets: '_assets', redirects: false },
  // The path is the page: no second address for the same content.
  trailingSlash: 'ignore',
  // A page may say that it is true for a shorter time than its route is kept; `server/page-cache` keeps it.
  cache: {
    provider: {
      name: 'page-age',
      entrypoint: new URL('./server/adapter/cache-provider.ts', import.meta.url),
    },
  },
  // Origin checks and languages are the server's business, before the cache.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [plainImports, ownIslands, sharedPackages, browserEndpoints],
    build: { assetsInlineLimit: 0, target: 'es2022' },
    css: { modules: { generateScopedName: shortClassName }, postcss: { plugins: [queriesByText] } },
    // Every page names its scripts, and again in the map that vouches for them.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: '_assets/[hash].js',
              chunkFileNames: '_assets/[hash].js',
              // One file for the shell and what several pages start: each file more is a request and a hash in the page.
              // What stands on pages of an account alone, or makes calls and would bring all of that, stays out of it.
              codeSplitting: {
                groups: [
                  {
                    name: 'shared',
                    test: /preload-helper|nanostores|site\/(?:shell\/parts\/(?!own-list)|features\/home\/(?:widgets|ui\/network)).*\.client\.ts$|site\/client\/sign-in\.ts$|site\/pages\/_browser\.ts$|site\/shell\/(?:client\/(?:main|area|copy|parts|state|toast|on-first-focus))\.ts$|site\/client\/request-events\.ts$|paste\/enhance-on-focus\.ts$/,
                  },
                  // Before React: what both need stands with the calls, which pages without islands make as well.
                  {
                    name: 'calls',
                    test: /site\/client\/(?:call|call-error|counted-call|counted-fetch|base-headers|fetch-core|clients|saved-draft|move-draft|note-account-here)\.ts$|site\/shell\/client\/(?:feedback|account|account-clock)\.ts$|\/actions\.ts$|packages\/domain\/src\/numbers|apps\/site\/paths\.ts$|(?:csv\/write-csv|client\/save-file|tracking-box\/limits|ui\/src\/combobox-step)\.ts$/,
                  },
                  {
                    name: 'react',
                    test: /node_modules\/(?:react|react-dom|scheduler)\/|packages\/ui\/src\/(?!tabs)|site\/client\/island\/|site\/shell\/picture\.tsx$/,
                  },
                  // Prices and orders read what was typed as well, orders and papers ask for a code: none needs a schema.
                  { name: 'typed', test: /packages\/domain\/src\/typed\// },
                  {
                    name: 'verification',
                    test: /packages\/domain\/src\/codes\/|site\/features\/(?:captcha|enquiries)\/widgets\//,
                  },
                  {
                    name: 'enquiry',
                    test: /node_modules\/zod\/|packages\/domain\/src\/enquiries\/|enquiries\/ui\/(?!status\/|cooperation\/|enquiry\.island)/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
})
