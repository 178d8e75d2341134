/**
 * Markup without what the parser puts back by itself: end tags of list items and of empty SVG elements, and the
 * marks between texts that only a waking island reads.
 */
export function trimMarkup(html: string): string {
  const trimmed = html.replace(/<\/li>/g, '').replace(/><\/(?:path|circle|rect)>/g, '/>')
  return trimmed.includes('<astro-island') ? trimmed : trimmed.replaceAll('<!-- -->', '')
}
