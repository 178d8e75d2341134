/**
 * The largest single piece each kind of hold takes, a little less than its door because a piece has to turn, and
 * kilograms that a square metre of its floor bears. Sample data.
 */
export const singlePieces = {
  narrowMain: { piece: { length: 6_000, height: 2_030, weight: 3_000 }, floorLoad: 976 },
  narrowLower: { piece: { length: 2_400, height: 800, weight: 80 }, floorLoad: 732 },
  wideMain: { piece: { length: 12_000, height: 2_700, weight: 6_600 }, floorLoad: 1_952 },
  wideLower: { piece: { length: 3_100, height: 1_600, weight: 4_800 }, floorLoad: 976 },
  wideContainers: { piece: { length: 1_530, height: 1_600, weight: 1_490 }, floorLoad: 976 },
  wideBulk: { piece: { length: 2_400, height: 1_100, weight: 80 }, floorLoad: 732 },
  belly: { piece: { length: 3_100, height: 1_580, weight: 4_400 }, floorLoad: 976 },
  bellyContainers: { piece: { length: 1_530, height: 1_580, weight: 1_490 }, floorLoad: 976 },
  bellyBulk: { piece: { length: 2_400, height: 1_000, weight: 80 }, floorLoad: 732 },
} as const
