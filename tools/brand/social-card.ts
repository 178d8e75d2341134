import { readFile } from 'node:fs/promises'
import { messages, scenes, siteContent } from '@hongyan/content'
import { type LocaleId, localeOf } from '@hongyan/locales'
import { tones } from '@hongyan/ui/colours.gen.ts'
import { inkPath, signalPath } from '@hongyan/ui/mark.gen.ts'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { markSvg, versionsOf } from '../company/mark/draw-mark.ts'

const width = 1200
const height = 630

/** The card that other sites show for a link to ours: name, promise and the hub, 1200 × 630 px, PNG. */
export async function socialCard(
  browser: Browser,
  locale: LocaleId,
  files: { readonly publicFolder: URL; readonly font: URL },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } })
  try {
    await page.setContent(await cardHtml(locale, files))
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot()
    return await sharp(shot).png({ compressionLevel: 9, palette: true, colours: 256, effort: 10 }).toBuffer()
  } finally {
    await page.close()
  }
}

/** The page that a card is a picture of. */
export async function cardHtml(
  locale: LocaleId,
  { publicFolder, font }: { readonly publicFolder: URL; readonly font: URL },
): Promise<string> {
  const { htmlLang, script } = localeOf(locale)
  const { words } = messages(locale)
  const [slide] = siteContent(locale).home.banner.slides
  const picture = await dataUrl(new URL(`.${scenes.hub.webp}`, publicFolder), 'image/webp')
  const face = await dataUrl(font, 'font/woff2')
  const [first, ...rest] = words.brand.split(' ')
  const name =
    script === 'latin' || !/\p{Script=Han}/u.test(words.brand)
      ? `<span><b>${first}</b> ${rest.join(' ')}</span>`
      : `<span><b>${words.brand}</b><small>${words.brandLatin}</small></span>`
  return `<!doctype html><html lang="${htmlLang}"><meta charset="utf-8"><style>
@font-face{font-family:Face;font-weight:400 700;src:url(${face});unicode-range:U+20-B6,U+B8-FF,U+2013}
*{margin:0;box-sizing:border-box}
body{width:${width}px;height:${height}px;overflow:hidden;position:relative;background:#fbf6f2;color:${tones.ink[900]};
font-family:Face,"PingFang SC","Microsoft YaHei","Noto Sans CJK ${script === 'hant' ? 'HK' : 'SC'}",sans-serif}
img{position:absolute;left:500px;bottom:-64px;width:810px}
header{position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:18px;font-size:34px;line-height:1.15}
header svg{width:76px;height:76px}
small{display:block;font-size:15px;font-weight:600;letter-spacing:.035em}
h1{position:absolute;left:72px;top:222px;font-size:${script === 'latin' ? 64 : 68}px;line-height:1.2;
font-weight:${script === 'latin' ? '600;letter-spacing:-.022em' : '700'}}
p{position:absolute;left:72px;bottom:64px;font-size:26px;color:${tones.ink[700]}}
p b{color:${tones.ink[900]}}
</style><img src="${picture}" alt=""><header>${markSvg({ signal: signalPath, ink: inkPath }, versionsOf(tones).standard)}${name}</header>
<h1>${slide?.title.join('<br>') ?? ''}</h1><p>${words.hotline} <b>${siteContent(locale).support.hotline}</b></p></html>`
}

async function dataUrl(file: URL, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`
}
