import { memo, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What the page wrote into an island. While the server's HTML is taken over it stays as it is; where React makes the
 * island anew, it is put in as elements: no policy lets a script write markup.
 * @param from the server's HTML of the island, kept apart
 */
export const Slot = memo(
  ({
    name,
    html,
    from,
  }: {
    readonly name: string | undefined
    readonly html: string
    readonly from: DocumentFragment
  }) => {
    const takesOver = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    const [stays] = useState(takesOver)
    if (html.trim() === '') return null
    const Tag = 'astro-slot' as 'div'
    const attributes = name === undefined ? {} : { name }
    if (stays)
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own, compared with what stands there and never written.
      return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    const put = (slot: HTMLElement | null) => {
      const kept = from.querySelector(
        name === undefined ? 'astro-slot:not([name])' : `astro-slot[name="${name}"]`,
      )
      if (slot?.firstChild === null && kept !== null)
        slot.append(...[...kept.childNodes].map((node) => document.importNode(node, true)))
    }
    return <Tag {...attributes} ref={put} />
  },
  () => true,
)
