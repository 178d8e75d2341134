/**
 * A name with only its first character left: `欧阳娜娜` → `欧***`, `Jane Smith` → `J*** S****`. At least one
 * character is always hidden (GB/T 41833), so a single one vanishes. A masked name stays as it is.
 */
export function maskName(name: string): string {
  const words = name.normalize('NFC').match(/\S+/g) ?? []
  return words.map(maskWord).join(' ')
}

const longestMask = 4

function maskWord(word: string): string {
  const characters = [...word]
  if (characters.length <= 1) return '*'
  return `${characters[0]}${'*'.repeat(Math.min(characters.length - 1, longestMask))}`
}
