const offKey = 'hongyan-slash-off'

/** One box answers what is typed into it, on every page: opened by the search of the header, and by `/`. */
export function startAnswers(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-answers]')) return
    event.preventDefault()
    ask(form)
  })
  document.addEventListener('click', (event) => {
    const example = (event.target as Element).closest<HTMLAnchorElement>('a[data-ask]')
    const form = example?.closest('dialog')?.querySelector<HTMLFormElement>('[data-answers]')
    const field = form?.querySelector<HTMLInputElement>('[name=q]')
    if (!example || !form || !field || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    field.value = example.textContent ?? ''
    ask(form)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('[data-slash]')) keepSlash(target.checked)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.defaultPrevented || event.isComposing || isWriting(event)) return
    const opener = document.querySelector<HTMLElement>('[data-opens=answer-box]')
    if (opener === null || document.querySelector('dialog[open]') !== null || !takesSlash()) return
    event.preventDefault()
    opener.click()
  })
}

/** Answered by what is fetched for it; where that does not come, the search page answers. */
function ask(form: HTMLFormElement): void {
  import('./answer-question.ts').then(({ answerQuestion }) => answerQuestion(form)).catch(() => form.submit())
}

function isWriting({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const field = 'input, textarea, select, [contenteditable], [role=combobox], [role=textbox]'
  return altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(field) !== null)
}

/** A key without another one is to be had off: whoever speaks to a computer presses it by chance. */
function takesSlash(): boolean {
  try {
    return localStorage.getItem(offKey) === null
  } catch {
    return true
  }
}

function keepSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(offKey)
    else localStorage.setItem(offKey, '1')
  } catch {
    // Where nothing may be kept it holds for this page.
  }
}
