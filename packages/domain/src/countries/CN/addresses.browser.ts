/** Six digits of GB/T 2260; whether a district has them is known where the table of divisions is. */
export const areaCode = /^\d{6}$/

export const divisionCode = areaCode

export const hasAreaTree = true

export const postcodeDigits = 6

/** Divisions are told by their table alone. */
export const typedArea = (_text: string): string | null => null

export const areaWritten = (code: string): string => code

export const exampleLane = ['440300', '110100'] as const

export const plainHead = (head: string): string => head
