/** Sends the feedback of this page without leaving it. The rest is fetched by the first tap that wants it. */
export function startFeedback(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    import('./send-feedback.ts')
      .then(({ sendFeedback }) => sendFeedback(form as HTMLFormElement))
      // Where it does not come, the form goes the plain way.
      .catch(() => (form as HTMLFormElement).submit())
  })
}
