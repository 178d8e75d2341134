/** Of divisions that were parted: where most of one lies now, for those that are still written. Own compilation. */
export const chosenSuccessors: Readonly<Record<string, string>> = {
  130103: '130102',
  130521: '130503',
  140202: '140213',
  140211: '140214',
  230711: '230718',
  330104: '330102',
  330621: '330603',
  371200: '370116',
  511521: '511504',
  341400: '340181',
}

/** Divisions that the yearly lists leave out. */
export const otherSuccessors = [
  '320524|吴县|320506 320507|1995',
  '500200|县|500100|1997',
  '510180|简阳市|510185|2016',
] as const
