import type { CacheOptions, CacheProvider } from 'astro'

/** Header by which a rendered page tells the page cache for how many seconds it is true; it never leaves the process. */
export const pageAgeHeader = 'x-page-age'

/** Records the age a page declared with `Astro.cache.set`: storing and dropping is the page cache's work. */
export default function recordAge(): CacheProvider {
  return {
    name: 'page-age',
    setHeaders: ({ maxAge }: CacheOptions) =>
      new Headers(maxAge === undefined ? {} : { [pageAgeHeader]: String(maxAge) }),
    invalidate: async () => {},
  }
}
