/** Says the name of the file that was chosen or dropped, in place of the prompt. */
export function showChosenFile(): void {
  for (const drop of document.querySelectorAll('[data-drop]')) {
    const said = drop.querySelector('[data-chosen]')
    const prompt = said?.textContent ?? ''
    drop.querySelector('input')?.addEventListener('change', ({ currentTarget }) => {
      const { files } = currentTarget as HTMLInputElement
      if (said) said.textContent = files?.[0]?.name ?? prompt
    })
  }
}
