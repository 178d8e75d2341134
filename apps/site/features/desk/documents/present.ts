import type { factList } from '@hongyan/content/desk-documents'
import type { SeedChange } from '@hongyan/domain/desk-documents/diff-seeds'
import { DocumentChangedError, UnreadableFileError } from '@hongyan/domain/desk-documents/document-changed'
import type { ListedDocument } from '@hongyan/domain/desk-documents/list-documents'
import type { NamedValues } from '@hongyan/domain/desk-documents/list-named'
import type { OpenDocument } from '@hongyan/domain/desk-documents/open-document'
import type { PresentPerson } from '@hongyan/domain/desk-documents/presence'
import type { Redirect } from '@hongyan/domain/desk-documents/rename-document'
import type { SavedDocument } from '@hongyan/domain/desk-documents/save-document'
import type { TextState } from '@hongyan/domain/desk-documents/translation-marks'
import { inFollowing } from '@hongyan/domain/desk-documents/translation-marks'
import type { compareVersions, DocumentVersion } from '@hongyan/domain/desk-documents/versions'
import type { LinkTarget } from '@hongyan/domain/desk-documents/where-used'
import type { listOnSite } from '@hongyan/domain/releases/list-on-site'
import type { PublicationState } from '@hongyan/domain/releases/publication-state'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, inEach, localisedIn } from '@hongyan/locales'
import type { Answer } from '../../../server/http/answer.ts'
import type { At } from '../../../server/requests/route.ts'
import { documentChanged, unreadableFile } from './refusals.ts'

const iso = (at: number): string => isoInZone(at, homeZone)
const whenOf = (at: number | null): string | null => (at === null ? null : iso(at))

function presentListed({
  changedAt,
  changedBy,
  trashedAt,
  staleSince,
  revisions: _revisions,
  headings: _headings,
  ...listed
}: ListedDocument) {
  return {
    ...listed,
    staleSince: inFollowing((language) => whenOf(staleSince[language])),
    changed: changedAt === null || changedBy === null ? null : { at: iso(changedAt), by: changedBy },
    trashedAt: whenOf(trashedAt),
  }
}

const presentSite = ({ dueAt, ...site }: PublicationState) => ({
  ...site,
  dueAt: dueAt === null ? null : isoInZone(dueAt, site.zone ?? homeZone),
})

export function presentDocuments({ documents, kinds, total }: Awaited<ReturnType<typeof listOnSite>>) {
  return {
    documents: documents.map(({ site, ...listed }) => ({
      ...presentListed(listed),
      site: inEach((language) => presentSite(site[language])),
    })),
    kinds,
    total,
  }
}

const presentTexts = (texts: readonly TextState[]) =>
  texts.map((text) => ({ ...text, since: text.state === 'stale' && text.since > 0 ? iso(text.since) : null }))

const presentOthers = (people: readonly PresentPerson[]) =>
  people.map(({ id, name, seenAt }) => ({ id, name, seenAt: iso(seenAt) }))

const presentTouched = (one: OpenDocument['made']) => (one === null ? null : { at: iso(one.at), by: one.by })

export function presentOpen({
  texts,
  others,
  comments,
  made,
  changed,
  trashedAt,
  ...document
}: OpenDocument) {
  return {
    ...document,
    trashedAt: whenOf(trashedAt),
    made: presentTouched(made),
    changed: presentTouched(changed),
    texts: presentTexts(texts),
    others: presentOthers(others),
    comments: comments.map(({ madeAt, resolvedAt, ...comment }) => ({
      ...comment,
      madeAt: iso(madeAt),
      resolvedAt: whenOf(resolvedAt),
    })),
  }
}

export function presentSaved({ changedAt, texts, ...saved }: SavedDocument) {
  return { ...saved, changedAt: whenOf(changedAt), texts: presentTexts(texts) }
}

export function presentConfirmed(texts: readonly TextState[]) {
  return { texts: presentTexts(texts) }
}

export function presentPresence(people: readonly PresentPerson[]) {
  return { others: presentOthers(people) }
}

export function presentVersions(versions: readonly DocumentVersion[]) {
  return {
    versions: versions.map(({ madeAt, changedAt, ...version }) => ({
      ...version,
      madeAt: iso(madeAt),
      changedAt: iso(changedAt),
    })),
  }
}

export function presentCompared({ from, to, changes }: Awaited<ReturnType<typeof compareVersions>>) {
  return {
    from,
    to,
    changes: changes.map(presentChange),
  }
}

export const presentChange = (change: SeedChange) => ({
  what: change.what,
  path: change.path,
  before: 'before' in change ? change.before : null,
  after: 'after' in change ? change.after : null,
  from: 'from' in change ? change.from : null,
})

export function presentUsed(documents: readonly ListedDocument[]) {
  return { documents: documents.map(presentListed) }
}

export function presentLinks(links: readonly LinkTarget[]) {
  return { links }
}

export function presentRedirects(redirects: readonly Redirect[]) {
  return { redirects: redirects.map(({ madeAt, ...redirect }) => ({ ...redirect, madeAt: iso(madeAt) })) }
}

export function presentFacts(facts: ReturnType<typeof factList>) {
  return { facts }
}

export function presentNamed(named: NamedValues) {
  return { named }
}

/** Where somebody else changed the same parts, what both made of them; where a file has mistakes, their lines. */
export function answerDifference(error: unknown, { locale }: At): Answer | null {
  if (error instanceof DocumentChangedError) {
    const { code, text, http } = documentChanged
    const { conflicts, current: revision } = error
    return {
      kind: 'reply',
      status: http,
      body: { code, errorMsg: localisedIn(text, locale).text, revision, conflicts },
    }
  }
  if (!(error instanceof UnreadableFileError)) return null
  const { code, text, http } = unreadableFile
  return {
    kind: 'reply',
    status: http,
    body: { code, errorMsg: localisedIn(text, locale).text, problems: error.problems },
  }
}
