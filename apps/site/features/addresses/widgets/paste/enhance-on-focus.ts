import { onFirstFocus } from '../../../../shell/client/on-first-focus.ts'

/** Brings to every tracking box, once it is turned to, its check of numbers, and what tells a pasted address from one. */
export function enhanceOnFocus(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tracking-box]')) {
    onFirstFocus(form, async () => {
      const { completeBoxes } = await import('./complete-boxes.client.ts')
      await completeBoxes()
    })
  }
}
