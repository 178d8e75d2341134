/** Papers that labels are printed on, mm. */
export const labelSizes = {
  '100x150': { width: 100, height: 150 },
  '76x130': { width: 76, height: 130 },
} as const
export type LabelSize = keyof typeof labelSizes
export const labelSizeNames = Object.keys(labelSizes) as [LabelSize, ...LabelSize[]]
