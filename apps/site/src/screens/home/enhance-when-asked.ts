/**
 * A tracking box is a plain form until somebody turns to it: only then its check of numbers is fetched. What was
 * typed meanwhile is read again.
 */
export function enhanceWhenAsked(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tracking-box]')) {
    const start = async () => {
      const { enhanceTrackingBoxes } = await import('../../tools/tracking/tracking-box.client.ts')
      enhanceTrackingBoxes()
      form.querySelector('textarea')?.dispatchEvent(new Event('input'))
    }
    for (const sign of ['pointerenter', 'focusin']) form.addEventListener(sign, start, { once: true })
  }
}
