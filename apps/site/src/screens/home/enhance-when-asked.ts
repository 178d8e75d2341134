/**
 * A tracking box is a plain form until somebody turns to it: only then its check of numbers is fetched, and what sorts
 * a pasted address from a number. What was
 * typed meanwhile is read again.
 */
export function enhanceWhenAsked(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tracking-box]')) {
    const start = async () => {
      const [{ enhanceTrackingBoxes }, { offerTools }] = await Promise.all([
        import('../../tools/tracking/tracking-box.client.ts'),
        import('../../tools/paste/offer-tools.client.ts'),
      ])
      offerTools()
      enhanceTrackingBoxes()
      form.querySelector('textarea')?.dispatchEvent(new Event('input'))
    }
    for (const sign of ['pointerenter', 'focusin']) form.addEventListener(sign, start, { once: true })
  }
}
