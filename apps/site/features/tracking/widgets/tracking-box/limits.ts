/** Numbers one look-up takes. */
export const numbersPerLookup = 50

/** Wrong phone tails before a number locks, and for how many minutes; the server counts, the page only says so. */
export const unlockRule = { tries: 5, minutes: 15 } as const

/** Shipments kept on the device. */
export const savedShipments = 20
