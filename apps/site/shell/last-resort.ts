import { errorMessages } from '@hongyan/content'
import { type LocaleId, localeOf, pathFor } from '@hongyan/locales'

/**
 * What is sent when the error page itself fails: a whole document without style, script or layout, so that nothing
 * of what broke is needed to say so. Every text in it is our own, hence nothing to escape but the markup we write.
 */
export function lastResortPage(localeId: LocaleId): string {
  const { htmlLang, dir } = localeOf(localeId)
  const { title, back } = errorMessages(localeId).broken
  return [
    '<!doctype html>',
    `<html lang="${htmlLang}" dir="${dir}">`,
    `<head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"></head>',
    `<body><h1>${escaped(title)}</h1><p><a href="${pathFor(localeId, '/')}">${escaped(back)}</a></p></body>`,
    '</html>',
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
