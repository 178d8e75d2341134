import { showFailure, showToast } from './toast.ts'

/** Copies a text and says so, or says that it must be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  const words = document.getElementById('toast')?.dataset
  try {
    await navigator.clipboard.writeText(text)
    showToast(words?.copied ?? '')
    return true
  } catch {
    // No permission, or a page without a secure context: the visitor can still select the text.
    showFailure(words?.copyFailed ?? '')
    return false
  }
}

/** A control with `data-copy="<text>"` copies it. */
export function startCopy(): void {
  document.addEventListener('click', (event) => {
    const control = (event.target as HTMLElement).closest<HTMLElement>('[data-copy]')
    if (control?.dataset.copy) void copyText(control.dataset.copy)
  })
}
