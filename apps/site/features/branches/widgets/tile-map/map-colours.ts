/** The roles of colour that the map has of the page. */
export const mapColours = ['land', 'water', 'green', 'built', 'road', 'road-edge', 'line'] as const
/** Roles that the page has for other things as well. */
export const pageColours = ['ink', 'muted', 'positive', 'caution', 'caution-tint', 'line-control'] as const
export type MapColours = Readonly<Record<(typeof mapColours)[number] | (typeof pageColours)[number], string>>
