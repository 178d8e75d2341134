import { type PaperEdition, paperEditions, siteContent, wordMessages } from '@hongyan/content'
import type { PaperKey } from '@hongyan/domain/papers/create-paper-key'
import type { PaperPass } from '@hongyan/domain/papers/verify-reader'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import type { LocaleId } from '@hongyan/locales'

/** An edition that can be had: its name for the reader's disk, its size. */
type ShelvedPaper = PaperEdition & { readonly fileName: string }

/** The edition of a paper in a language, or null. */
export function editionOf(paper: string, language: LocaleId): ShelvedPaper | null {
  const edition = Object.hasOwn(paperEditions, paper) ? paperEditions[paper]?.[language] : undefined
  const about = siteContent(language).papers.items.find(({ id }) => id === paper)
  if (!edition || !about) return null
  const words = [wordMessages(language).brand, about.short]
  return { ...edition, fileName: `${words.join(' - ')}.pdf` }
}

/** Address of a file on this site. */
function addressOf(paper: string, language: LocaleId, key: string): string {
  return `/v1/papers/${encodeURIComponent(paper)}/${language}?key=${encodeURIComponent(key)}`
}

/** What somebody gets who may have a paper. */
export function presentPaper(
  wanted: { readonly paper: string; readonly language: LocaleId; readonly edition: ShelvedPaper },
  opened: PaperKey,
  fresh: PaperPass | null,
) {
  const { paper, language, edition } = wanted
  return {
    url: addressOf(paper, language, opened.key),
    fileName: edition.fileName,
    bytes: edition.bytes,
    pages: edition.pages,
    expiresAt: isoUtc(opened.expiresAt),
    pass: fresh?.pass ?? null,
    passUntil: fresh === null ? null : isoUtc(fresh.until),
  }
}
