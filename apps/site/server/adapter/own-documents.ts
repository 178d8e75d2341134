import { fileURLToPath } from 'node:url'

/** How the framework writes what wakes islands into a page, before the first of them. */
const prescripts = 'function getPrescripts(result, type, directive) {'

/**
 * Has the framework write no scripts into the pages of a build: each page says which it needs (`PageNeeds`), and they
 * stand in its head. Fails the build where the framework does it in another way.
 */
export const ownDocuments = {
  name: 'own-documents',
  apply: 'build' as const,
  enforce: 'pre' as const,
  load(id: string): string | null {
    if (!/\/astro\/dist\/runtime\/server\/render\/script\.js(?:\?|$)/.test(id)) return null
    const own = fileURLToPath(new URL('./render-script.ts', import.meta.url))
    return `export { renderScript } from ${JSON.stringify(own)}`
  },
  transform(code: string, id: string): string | null {
    if (!/\/astro\/dist\/runtime\/server\/scripts\.js(?:\?|$)/.test(id)) return null
    if (!code.includes(prescripts)) throw new Error(`${id} writes scripts in a way that is not known`)
    return code.replace(prescripts, `${prescripts}\n  return "";`)
  },
} as const
