const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * Browser and system as their owner knows them, `Chrome, Windows`; null where neither is known. The header itself, by
 * which a browser could be known again, is not kept.
 */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 400)
  const names = [browsers, systems].flatMap((list) => {
    const found = list.find(([, pattern]) => pattern.test(text))
    return found ? [found[0]] : []
  })
  return names.length === 0 ? null : names.join(', ')
}
