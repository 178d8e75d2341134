import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withOurNames } from '@hongyan/locales'
import { queriesByText } from '@hongyan/ui/queries-by-text.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { endpointsForBrowser } from '../site/server/adapter/browser-endpoints.ts'

/** What the actions of these files do stays on the server, as in the build of the site. */
const withActions = /\/(actions|desk\/work\/worklists)\.ts$/
const browserEndpoints = {
  name: 'browser-endpoints',
  enforce: 'pre' as const,
  load: (id: string) => (withActions.test(id) ? endpointsForBrowser(id) : null),
}

/** React Aria's own words in thirty-four languages: the desk speaks two of them. */
const languagesOfTheDesk: Plugin = {
  name: 'languages-of-the-desk',
  enforce: 'pre',
  load: (id) => (/\/intl\/\w+\/(?!zh-CN|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id) ? 'export default {}' : null),
}

const title = [withOurNames('{our.short}工作台', 'zh-CN'), withOurNames('{our.short} Desk', 'en-US')].join(
  ' · ',
)
const titleOfTheCompany: Plugin = {
  name: 'title-of-the-company',
  transformIndexHtml: (html) => html.replace('<title>', `<title>${title}`),
}

const layers = readFileSync(fileURLToPath(import.meta.resolve('@hongyan/ui/layers.css')), 'utf8')

/** The order of the layers comes before all of them, whatever file is loaded first. */
const layersFirst: Plugin = {
  name: 'layers-first',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = layers + file.source
    },
  },
}

export default defineConfig({
  plugins: [react(), browserEndpoints, languagesOfTheDesk, titleOfTheCompany, layersFirst],
  css: { postcss: { plugins: [queriesByText] } },
  build: {
    outDir: '../site/dist/desk',
    emptyOutDir: true,
    assetsDir: '_assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // One sheet, small enough to come whole.
    cssCodeSplit: false,
  },
  server: {
    port: 3003,
    host: '127.0.0.1',
    proxy: { '/v1': 'http://127.0.0.1:3001', '/sign-in/start': 'http://127.0.0.1:3001' },
  },
})
