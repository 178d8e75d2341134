/** Lays the piece of the form on the plan of the deck, to scale, while its measures are typed. */
export function drawPiece(): void {
  const piece = document.querySelector<SVGRectElement>('[data-piece]')
  const form = document.querySelector<HTMLFormElement>('form:has(#piece-l)')
  if (!piece || !form) return
  const [x = 0, y = 0, scale = 0] = (piece.dataset.piece ?? '').split(' ').map(Number)
  const show = () => {
    const measure = (name: string) =>
      Number.parseFloat(String(new FormData(form).get(name)).replace(',', '.')) * scale
    const [along, across] = [measure('l'), measure('w')]
    if (!(along > 0 && across > 0)) return piece.removeAttribute('width')
    const drawn = { x: x - along / 2, y: y - across / 2, width: along, height: across }
    for (const [name, value] of Object.entries(drawn)) piece.setAttribute(name, String(value))
  }
  form.addEventListener('input', show)
  show()
}
