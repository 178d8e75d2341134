/**
 * A tracking box is a plain form until somebody turns to it: only then its check of numbers is fetched, and what sorts
 * a pasted address from a number. What was typed meanwhile is read again.
 */
export function enhanceWhenAsked(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tracking-box]')) {
    // One sign is enough: a second would read the field again, and wipe what has been said about it since.
    const signs = new AbortController()
    const start = async () => {
      signs.abort()
      const { tendBoxes } = await import('../../tools/paste/tend-boxes.client.ts')
      await tendBoxes()
      form.querySelector('textarea')?.dispatchEvent(new Event('input'))
    }
    for (const sign of ['pointerenter', 'focusin']) {
      form.addEventListener(sign, start, { signal: signs.signal })
    }
  }
}
