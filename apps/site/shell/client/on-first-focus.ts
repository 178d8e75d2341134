/**
 * A form is plain until somebody turns to it: only then what makes it more is brought. What was typed meanwhile is read
 * again.
 */
export function onFirstFocus(form: HTMLFormElement, bring: () => Promise<unknown>): void {
  // One sign is enough: a second would read the field again, and wipe what has been said about it since.
  const signs = new AbortController()
  const start = async () => {
    signs.abort()
    await bring()
    form.querySelector('textarea, input:not([type=hidden])')?.dispatchEvent(new Event('input'))
  }
  for (const sign of ['pointerenter', 'focusin']) form.addEventListener(sign, start, { signal: signs.signal })
}
