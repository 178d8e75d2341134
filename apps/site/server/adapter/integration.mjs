import { fileURLToPath } from 'node:url'
import { packBuild } from '../static-files/pack-build.ts'
import { escapeAttributes } from './escape-attributes.ts'
import { ownDocuments } from './own-documents.ts'
import { ownTexts } from './own-texts.ts'
import { collectSheets } from './styles/collect-sheets.ts'
import { writeStyles } from './styles/write-styles.ts'

/** Hands the built pages to our own server as one function (`pages/_renderer.ts`), instead of a server of its own; packs its files. */
export function hongyanAdapter() {
  return {
    name: 'hongyan-adapter',
    hooks: {
      'astro:config:setup': ({ injectScript, updateConfig }) => {
        injectScript('page', "import '/pages/_browser.ts'")
        updateConfig({ vite: { plugins: [collectSheets, escapeAttributes, ownDocuments] } })
      },
      'astro:build:ssr': ({ manifest }) => {
        const build = fileURLToPath(new URL('../../dist/', import.meta.url))
        writeStyles(manifest.routes, build, ownTexts())
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'hongyan-adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../../pages/_renderer.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'unsupported',
            hybridOutput: 'unsupported',
            // Pictures are made by `npm run illustrations`, not by the renderer.
            sharpImageService: { support: 'unsupported', message: '', suppress: 'all' },
          },
        })
      },
      'astro:build:done': ({ dir }) => packBuild(fileURLToPath(dir)),
    },
  }
}
