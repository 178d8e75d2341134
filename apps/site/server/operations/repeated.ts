/**
 * Work that is done again and again, with a pause in ms between one end and the next beginning. `onFailure` is told of
 * the first of several failures in a row.
 */
export function repeated(
  work: () => Promise<unknown>,
  pauseMs: number,
  onFailure: (error: unknown) => void,
): { readonly begin: () => void; readonly end: () => void } {
  let timer: NodeJS.Timeout | null = null
  let open = true
  let failing = false
  const next = (): void => {
    if (!open) return
    timer = setTimeout(() => {
      work()
        .then(
          () => {
            failing = false
          },
          (error) => {
            if (!failing && open) onFailure(error)
            failing = true
          },
        )
        .finally(next)
    }, pauseMs)
    timer.unref()
  }
  return {
    begin: next,
    end: () => {
      open = false
      if (timer !== null) clearTimeout(timer)
    },
  }
}
