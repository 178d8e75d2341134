/** What the sample archive and the drawn coasts show, in degrees: west, south, east, north. */
export const sampleBounds = [73, 17.5, 134.9, 53.6] as const
