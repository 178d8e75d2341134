/** Runs `act` at most once per `ms`, and once more at the end for the last call. */
export function throttle(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  const run = () => {
    act()
    again = false
    timer = setTimeout(() => {
      timer = undefined
      if (again) run()
    }, ms)
  }
  return () => {
    if (timer === undefined) run()
    else again = true
  }
}

/** Runs `act` once, `ms` after the last call. */
export function afterwards(act: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
}
