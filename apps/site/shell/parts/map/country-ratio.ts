/** Width ÷ height of a map of the country, or of a part of it; their style sheets say the same. */
export const countryRatio = 11 / 10
