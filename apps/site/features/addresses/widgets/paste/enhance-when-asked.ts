import { whenAsked } from '../../../../shell/client/when-asked.ts'

/** Brings to every tracking box, once it is turned to, its check of numbers, and what tells a pasted address from one. */
export function enhanceWhenAsked(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-tracking-box]')) {
    whenAsked(form, async () => {
      const { completeBoxes } = await import('./complete-boxes.client.ts')
      await completeBoxes()
    })
  }
}
