/** How many recommendations a page shows; its styles hide those after them. */
const shown = 3

/** Puts three of the candidates first, at random, never the page that is open. */
export function pickRecommended(): void {
  for (const list of document.querySelectorAll('[data-recommended]')) {
    const others = [...list.children].filter(
      (item) => item.querySelector('a')?.pathname !== location.pathname,
    )
    list.prepend(...pick(others, shown, Math.random))
  }
}

/** `count` different items in random order; `random` gives numbers from 0 up to 1. */
export function pick<Item>(items: readonly Item[], count: number, random: () => number): readonly Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}
