/** Everything above this line of the window has been reached. */
const reached = '99999px 0px -75%'

/** Marks in the contents of a page the section that is being read: the last one whose beginning has been reached. */
export function followSections(): void {
  for (const contents of document.querySelectorAll<HTMLElement>('[data-contents]')) follow(contents)
}

function follow(contents: HTMLElement): void {
  const list = contents.querySelector<HTMLElement>('[data-list]')
  const more = contents.querySelector('details')
  more?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a') !== null) more.open = false
  })
  const links = new Map<Element, HTMLAnchorElement>()
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section')
    if (section) links.set(section, link)
  }
  const passed = new Set<Element>()
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target)
        else passed.delete(target)
      }
      const sections = [...links.keys()]
      const current = sections.findLast((section) => passed.has(section)) ?? sections[0]
      for (const [section, link] of links) mark(link, section === current, list)
    },
    { rootMargin: reached },
  )
  for (const section of links.keys()) watch.observe(section)
}

function mark(link: HTMLAnchorElement, isCurrent: boolean, list: HTMLElement | null): void {
  if (isCurrent === link.hasAttribute('aria-current')) return
  if (!isCurrent) {
    link.removeAttribute('aria-current')
    return
  }
  link.setAttribute('aria-current', 'true')
  if (list?.contains(link) !== true) return
  list.scrollTo({ left: link.offsetLeft - list.offsetLeft - (list.clientWidth - link.clientWidth) / 2 })
}
