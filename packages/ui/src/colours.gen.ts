// Made of company/company.yaml by `npm run company`. The style sheets have the same in colours.gen.css.

/** Tones of the company by their steps: the lower, the lighter. */
export const tones = {
  signal: {
    25: '#fffafa',
    50: '#fdeeeb',
    300: '#ff8a7f',
    400: '#ff5b4f',
    500: '#e1251b',
    600: '#c81e15',
    700: '#b91a12',
    900: '#3d211d',
    950: '#2a1e1b',
  },
  night: {
    500: '#e1251b',
    600: '#c81e15',
  },
  ink: {
    200: '#c9ccd4',
    300: '#a9aebb',
    500: '#636977',
    700: '#3f4656',
    900: '#161b28',
  },
  wrong: {
    25: '#fffafa',
    50: '#fdeeeb',
    300: '#ff8a7f',
    400: '#ff5b4f',
    500: '#e1251b',
    600: '#c81e15',
    700: '#b91a12',
    900: '#3d211d',
    950: '#2a1e1b',
  },
} as const
