import { type LocaleId, localeOf } from '@hongyan/locales'

type PlainPage = {
  readonly title: string
  readonly lead?: string
  /** Words of the one link, and where it leads. */
  readonly back: string
  readonly href: string
  /** The link opens beside the page. */
  readonly beside?: true
  /** A form that is sent once more as it was. */
  readonly again?: {
    readonly action: string
    readonly fields: readonly (readonly [name: string, value: string])[]
    readonly submit: string
  }
}

/** A whole document without style, script or layout, so that nothing that may be broken is needed to show it. */
export function plainPage(localeId: LocaleId, { title, lead, back, href, beside, again }: PlainPage): string {
  const { htmlLang, dir } = localeOf(localeId)
  return [
    '<!doctype html>',
    `<html lang="${htmlLang}" dir="${dir}">`,
    `<head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head>',
    `<body><h1>${escaped(title)}</h1>${lead === undefined ? '' : `<p>${escaped(lead)}</p>`}`,
    `<p><a href="${escaped(href)}"${beside ? ' target="_blank"' : ''}>${escaped(back)}</a></p>`,
    ...(again === undefined ? [] : [formOf(again)]),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function formOf({ action, fields, submit }: NonNullable<PlainPage['again']>): string {
  const kept = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  return `<form method="post" action="${escaped(action)}">${kept.join('')}<button>${escaped(submit)}</button></form>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
