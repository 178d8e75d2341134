/**
 * Brings the faces that the styles keep for visitors without scripts (`fonts.gen.css`), file first: a style sheet that
 * names a face has the whole page laid out when the sheet comes, and once more when the file does.
 */
export async function bringTypeface(): Promise<void> {
  // They stand in the page itself; what an extension of the browser links may not be read.
  const conditional = [...document.styleSheets]
    .flatMap((sheet) => (sheet.href === null ? [...sheet.cssRules] : []))
    .filter((rule) => rule instanceof CSSMediaRule)
  const named = conditional
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
  const faces = named.map(({ style }) => {
    const textOf = (property: string) => style.getPropertyValue(property)
    const family = textOf('font-family').replaceAll('"', '')
    const [weight, unicodeRange] = [textOf('font-weight'), textOf('unicode-range')]
    return new FontFace(family, textOf('src'), { weight, unicodeRange, display: 'swap' })
  })
  // A face that fails to come leaves its letters to the one of the device, as before.
  const come = await Promise.allSettled(faces.map((face) => face.load()))
  for (const one of come) if (one.status === 'fulfilled') document.fonts.add(one.value)
}
