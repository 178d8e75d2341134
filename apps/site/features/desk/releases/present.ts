import { addressOf, readName } from '@hongyan/domain/desk-documents/document-name'
import type { ListedRelease, listReleases } from '@hongyan/domain/releases/list-releases'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone } from '@hongyan/locales'

const iso = (at: number | null, zone: string = homeZone): string | null =>
  at === null ? null : isoInZone(at, zone)

/** Releases for a list of them. */
export function presentReleases({ releases, more }: Awaited<ReturnType<typeof listReleases>>) {
  return { releases: releases.map(presentRelease), more }
}

function presentRelease(release: ListedRelease) {
  const named = readName(release.name)
  return {
    ...release,
    address: named === null ? null : addressOf(named),
    askedAt: isoInZone(release.askedAt, homeZone),
    decidedAt: iso(release.decidedAt),
    dueAt: iso(release.dueAt, release.zone ?? homeZone),
    doneAt: iso(release.doneAt),
    wishedAt: iso(release.wishedAt, release.wishedZone ?? homeZone),
  }
}
