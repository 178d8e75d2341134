/** Weights 3, 1, 3, 1 … from the left, ten minus the sum, modulo ten. */
export function checkDigit(body: string): string {
  return mod10(body, [3, 1])
}

/** The seven-digit serial of an air waybill modulo 7 (IATA). Misses a digit changed by exactly 7. */
export function airCheckDigit(serial: string): string {
  let rest = 0
  for (const digit of serial) rest = (rest * 10 + Number(digit)) % 7
  return String(rest)
}

/** Weights 1, 3, 1, 3 … from the left. */
export function check13(body: string): string {
  return mod10(body, [1, 3])
}

/** Weights 4, 9, 4, 9 … from the left: Deutsche Post. */
export function check49(body: string): string {
  return mod10(body, [4, 9])
}

/** Weights 3, 1, 3, 1 … from the right. */
export function checkGs1(body: string): string {
  return mod10(body, body.length % 2 === 0 ? [1, 3] : [3, 1])
}

export function checkLuhn(body: string): string {
  const doubled = [...body].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
  return String((10 - (doubled.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10)) % 10)
}

/** Weights 2 to 7 from the right, eleven minus the sum modulo eleven; 10 and 11 are written 0. */
export function check11(body: string): string {
  const digit = 11 - (sumOf([...body].reverse().join(''), [2, 3, 4, 5, 6, 7]) % 11)
  return String(digit > 9 ? 0 : digit)
}

/** UPU S10: eleven minus the sum modulo eleven; 10 is written 0, 11 is written 5. */
export function checkS10(body: string): string {
  const digit = 11 - (sumOf(body, [8, 6, 4, 2, 3, 5, 9, 7]) % 11)
  return String(digit === 10 ? 0 : digit === 11 ? 5 : digit)
}

function mod10(body: string, weights: readonly number[]): string {
  return String((10 - (sumOf(body, weights) % 10)) % 10)
}

function sumOf(digits: string, weights: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < digits.length; at += 1)
    sum += Number(digits[at]) * (weights[at % weights.length] ?? 0)
  return sum
}
