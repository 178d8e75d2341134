import type { Grid } from './factor-contract.ts'

/**
 * CO2 of grid electricity in 2023, by province: Ministry of Ecology and Environment and National Bureau of Statistics,
 * notice No. 47 of 2025, table 3 (the country: table 1), kg per kWh, here in mg. CO2 of generation only: neither
 * fuel supply nor line losses. Tibet is not in the table and takes the national figure. Transcribed 2026-11.
 */
export const grid2023: Grid = {
  source: 'grid-2023',
  places: { national: '1', provinces: '3' },
  national: 530_600,
  provinces: {
    11: 555_400,
    12: 679_600,
    13: 651_600,
    14: 663_400,
    15: 647_900,
    21: 487_800,
    22: 467_100,
    23: 522_900,
    31: 573_700,
    32: 582_700,
    33: 497_400,
    34: 655_300,
    35: 421_100,
    36: 583_600,
    37: 619_100,
    41: 589_700,
    42: 404_400,
    43: 497_600,
    44: 441_900,
    45: 447_600,
    46: 364_800,
    50: 558_100,
    51: 156_400,
    52: 568_300,
    53: 133_300,
    61: 633_500,
    62: 447_100,
    63: 179_600,
    64: 618_700,
    65: 602_100,
  },
}
