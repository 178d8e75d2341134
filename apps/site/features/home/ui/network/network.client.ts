/** Lets the routes of the network map draw themselves when the map comes into view that was out of it before. */
export function drawNetworks(): void {
  for (const network of document.querySelectorAll<HTMLElement>('[data-network]')) {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          network.toggleAttribute('data-waiting', true)
          return
        }
        watch.disconnect()
        if (!network.hasAttribute('data-waiting')) return
        network.removeAttribute('data-waiting')
        network.toggleAttribute('data-drawn', true)
      },
      { rootMargin: '0px 0px -30%' },
    )
    watch.observe(network)
  }
}
