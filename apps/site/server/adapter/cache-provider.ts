import type { CacheOptions, CacheProvider } from 'astro'

/** Header by which a rendered page hands its declared age and tags to the page cache; it never leaves the process. */
export const pageRecordHeader = 'x-page-record'

/** Records what a page declared with `Astro.cache.set`; storing and dropping is the page cache's work. */
export default function recordPage(): CacheProvider {
  return {
    name: 'page-record',
    setHeaders: (options: CacheOptions) =>
      new Headers({
        [pageRecordHeader]: JSON.stringify({ maxAge: options.maxAge ?? 0, tags: options.tags ?? [] }),
      }),
    invalidate: async () => {},
  }
}
