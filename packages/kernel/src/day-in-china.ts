/** `YYYY-MM-DD` in China at an instant (ms UTC); China keeps UTC+8 all year. */
export function dayInChina(instant: number): string {
  return new Date(instant + 8 * 3_600_000).toISOString().slice(0, 10)
}
