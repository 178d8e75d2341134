/** How many whole `unit`s cover `amount`: integers in, an exact integer out. */
export function ceilDivide(amount: number, unit: number): number {
  const rest = amount % unit
  return (amount - rest) / unit + (rest > 0 ? 1 : 0)
}

/** `amount` ÷ `unit` rounded half up to a whole number, both integers of zero or more. */
export function roundDivide(amount: number, unit: number): number {
  const rest = amount % unit
  return (amount - rest) / unit + (rest * 2 >= unit ? 1 : 0)
}

/** `amount` rounded up to whole `step`s. */
export function roundUpTo(amount: number, step: number): number {
  return ceilDivide(amount, step) * step
}
