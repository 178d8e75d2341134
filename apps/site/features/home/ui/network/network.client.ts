/** Lets the routes of the network map draw themselves as it comes into view: until then they stand there whole. */
export function drawNetworks(): void {
  for (const network of document.querySelectorAll<HTMLElement>('[data-network]')) {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        network.toggleAttribute('data-waiting', true)
        return
      }
      watch.disconnect()
      if (!network.hasAttribute('data-waiting')) return
      network.removeAttribute('data-waiting')
      network.toggleAttribute('data-drawn', true)
    })
    watch.observe(network)
  }
}
