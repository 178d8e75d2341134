const vowel = /[aeiouy]/
/** Letters that a word ends in twice by itself. */
const doubled = /([^aeiouylsfz])\1$/

/**
 * What the forms of an English word have in common: `ship` of `shipping`, `chang` of `changes`. Folded; anything else, and
 * words of three letters and fewer, are left alone. The stem begins the word, but for a `y` that it has as `i`.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  return withoutEnd(withoutForm(withoutPlural(word)))
}

function withoutPlural(word: string): string {
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutForm(word: string): string {
  const bare = word.replace(/(?:ing|ed)$/, '')
  if (bare === word || bare.length < 3 || !vowel.test(bare)) return word
  return doubled.test(bare) ? bare.slice(0, -1) : bare
}

function withoutEnd(word: string): string {
  if (word.length > 3 && /[^e]e$/.test(word)) return word.slice(0, -1)
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word
}

/** The letters that every form of a word begins with. */
export function root(word: string): string {
  return /^[a-z]{4,}$/.test(word) ? stem(word).replace(/i$/, '') : word
}
