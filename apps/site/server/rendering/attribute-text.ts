const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in an attribute, in quotes of either kind. */
export function attributeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
}
