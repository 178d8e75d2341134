/**
 * Brings the styles of a dialog that the page does not carry, as its root names them, and resolves when they hold.
 * Rejects when one does not come; then it is asked for again the next time.
 */
export function bringStyles(root: HTMLElement = document.documentElement): Promise<unknown> {
  const files = root.dataset.fetchedStyles?.split(' ') ?? []
  return Promise.all(files.map(bringFile))
}

function bringFile(href: string): Promise<unknown> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
  if (known?.sheet) return Promise.resolve()
  const link = known ?? document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener(
      'error',
      () => {
        link.remove()
        reject(new Error('a style sheet did not come'))
      },
      { once: true },
    )
    if (known !== null) return
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  })
}
