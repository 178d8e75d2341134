const han = /\p{Script=Han}/u

/** Whether a text holds Chinese characters. */
export function hasHan(text: string): boolean {
  return han.test(text)
}
