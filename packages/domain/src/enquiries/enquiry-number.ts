import { randomInt } from 'node:crypto'

/** Letters and digits that nobody confuses when reading them out: 31 of them, a prime. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const bodyLength = 7

/** A new number, such as `EQ-7KD3-WM2P`: it tells nothing about how many there are. Not checked for being unique. */
export function newEnquiryNumber(pick: (below: number) => number = randomInt): string {
  const body = Array.from({ length: bodyLength }, () => alphabet.charAt(pick(alphabet.length))).join('')
  return written(body + checkLetter(body))
}

/** The number in what was typed, spelled as we write it, or null: one wrong or two swapped characters show. */
export function readEnquiryNumber(typed: string): string | null {
  const plain = typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '').slice(0, 20)
  const letters = /^EQ([2-9A-HJKMNP-Z]{8})$/.exec(plain)?.[1]
  if (letters === undefined) return null
  return checkLetter(letters.slice(0, bodyLength)) === letters.charAt(bodyLength) ? written(letters) : null
}

function written(letters: string): string {
  return `EQ-${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A weighted sum modulo a prime: weights that differ catch swaps, a prime catches every single change. */
function checkLetter(body: string): string {
  const sum = [...body].reduce((total, letter, at) => total + alphabet.indexOf(letter) * (at + 2), 0)
  return alphabet.charAt(sum % alphabet.length)
}
