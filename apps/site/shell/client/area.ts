const key = 'hongyan-area'

/** Keeps the code of the area that the visitor chose or was found in, on this device only. */
export function rememberArea(code: string): void {
  try {
    localStorage.setItem(key, code)
  } catch {
    // A browser that keeps nothing still answers every question.
  }
}

/** The code kept last, or undefined. */
export function rememberedArea(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
