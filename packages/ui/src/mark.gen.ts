// Made of company/mark.svg by `npm run company`.

/** The shapes of the mark in a box of 48 units: in the signal's colour, and over it in that of the ink. */
export const signalPath =
  'M28.6 26.8C25.6 15.2 17.4 7.4 4.6 4.6c7.6 6.3 12 13.7 13.9 24.3 3.6-.2 7-.8 10.1-2.1Z'
export const inkPath =
  'M2.5 35.6c14.3 3.6 25.6.6 31.7-8.3 2.9-4.2 5.7-6.3 11.3-6.9-3.7-3.2-9-3.3-12.8.4C26.6 26.7 20.4 34 2.5 35.6Z'
