/** Says the name of the file that was chosen or dropped, in place of the prompt. */
export function showChosenFile(): void {
  for (const drop of document.querySelectorAll('[data-drop]')) {
    const said = drop.querySelector('[data-chosen]')
    const prompt = [...(said?.childNodes ?? [])]
    drop.querySelector('input')?.addEventListener('change', ({ currentTarget }) => {
      const { files } = currentTarget as HTMLInputElement
      const chosen = files?.[0]
      said?.replaceChildren(...(chosen ? [chosen.name] : prompt))
    })
  }
}
