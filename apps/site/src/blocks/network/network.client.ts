/** Lets the routes of the network map draw themselves when the map first comes into view. */
export function drawNetworks(): void {
  for (const network of document.querySelectorAll<HTMLElement>('[data-network]')) {
    if (network.getBoundingClientRect().top < innerHeight) continue
    network.toggleAttribute('data-waiting', true)
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        network.removeAttribute('data-waiting')
        network.toggleAttribute('data-drawn', true)
      },
      { rootMargin: '0px 0px -30%' },
    )
    watch.observe(network)
  }
}
