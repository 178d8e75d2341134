/** A phone as it stands outside of the field it is typed into: three digits, four hidden, the rest. */
export function maskedPhone(phone: string): string {
  const plain = phone.trim()
  if (plain.length < 8) return plain
  return `${plain.slice(0, 3)}****${plain.slice(-4)}`
}
