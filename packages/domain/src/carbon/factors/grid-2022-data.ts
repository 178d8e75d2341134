import type { Grid } from './factor-contract.ts'

/**
 * CO2 of grid electricity in 2022, by province: Ministry of Ecology and Environment and National Bureau of Statistics,
 * notice No. 33 of 2024, table 3 (the country: table 1), kg per kWh, here in mg. CO2 of generation only: neither
 * fuel supply nor line losses. Tibet is not in the table and takes the national figure. Transcribed 2026-11.
 */
export const grid2022: Grid = {
  source: 'grid-2022',
  places: { national: '1', provinces: '3' },
  national: 536_600,
  provinces: {
    11: 558_000,
    12: 704_100,
    13: 725_200,
    14: 709_600,
    15: 684_900,
    21: 562_600,
    22: 493_200,
    23: 536_800,
    31: 584_900,
    32: 597_800,
    33: 515_300,
    34: 678_200,
    35: 409_200,
    36: 575_200,
    37: 641_000,
    41: 605_800,
    42: 436_400,
    43: 490_000,
    44: 440_300,
    45: 404_400,
    46: 418_400,
    50: 522_700,
    51: 140_400,
    52: 498_900,
    53: 107_300,
    61: 655_800,
    62: 477_200,
    63: 156_700,
    64: 642_300,
    65: 623_100,
  },
}
