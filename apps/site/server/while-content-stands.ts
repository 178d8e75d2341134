import { collection, publishedVersion } from '@hongyan/content'

/** What tells one content from another: a fact that expires gives other pages, a publication another number. */
type Content = { readonly pages: unknown; readonly published: number }

/** Makes something of the content once, and again when the content has changed. `now` is in ms UTC. */
export function whileContentStands<T>(now: () => number, make: (at: number) => T): () => T {
  let known: { readonly content: Content; readonly made: T } | null = null
  return () => {
    const at = now()
    const content: Content = { pages: collection('page', 'zh-CN', at), published: publishedVersion() }
    const stands =
      known !== null && known.content.pages === content.pages && known.content.published === content.published
    if (known === null || !stands) known = { content, made: make(at) }
    return known.made
  }
}
