import type { SessionView } from '@hongyan/domain/accounts/list-sessions'
import type { AccountExport } from '@hongyan/domain/own-data/export-account'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { currency } from '@hongyan/locales'
import { paths } from '../../../paths.ts'

/** A device, as its owner is shown it. */
export function presentSession({ id, device, since, lastSeen }: SessionView, current: string | null) {
  return { id, device, since: isoUtc(since), lastSeen: isoUtc(lastSeen), current: id === current }
}

/** The file of everything that is held, field by field; money in minor units of `currency`, weights in grams, lengths in mm. */
export function presentExport(held: AccountExport, now: number) {
  const {
    account,
    sessions,
    addresses,
    orders,
    drafts,
    lists,
    subscriptions,
    nicknames,
    deliveryChanges,
    claims,
  } = held
  const { apiKeys, webhooks, company, companyOrders, invitations } = held
  return {
    writtenAt: isoUtc(now),
    currency,
    account: {
      id: account.id,
      identityProvider: account.issuer,
      subject: account.subject,
      name: account.name,
      phone: account.phone,
      mail: account.mail,
      monthlySince: account.monthlySince === null ? null : isoUtc(account.monthlySince),
      createdAt: isoUtc(account.createdAt),
    },
    sessions: sessions.map(({ device, since, lastSeen }) => ({
      device,
      since: isoUtc(since),
      lastSeen: isoUtc(lastSeen),
    })),
    addresses: addresses.map(({ name, company, phone, areaCode, detail, postcode, group, updatedAt }) => ({
      name,
      company,
      phone,
      areaCode,
      detail,
      postcode,
      group,
      updatedAt: isoUtc(updatedAt),
    })),
    orders: orders.map((order) => ({
      number: order.number,
      placedAt: isoUtc(order.placedAt),
      state: order.state.kind,
      product: order.product,
      sender: partyOf(order.sender),
      recipient: partyOf(order.recipient),
      goods: order.goods.map(({ name }) => name),
      pieces: order.pieces,
      weightGrams: order.weight,
      declaredFen: order.declaredValue,
      totalFen: order.terms.total,
      note: order.note,
      waybills: order.waybills.map(({ number }) => number),
    })),
    drafts: drafts.map(({ content, updatedAt }) => ({ content, updatedAt: isoUtc(updatedAt) })),
    lists: lists.map(({ fields, updatedAt }) => ({ fields, updatedAt: isoUtc(updatedAt) })),
    subscriptions: subscriptions.map(({ waybillNo, channel, address, moments, confirmed, since }) => ({
      waybillNo,
      channel,
      address,
      moments,
      confirmed,
      since: isoUtc(since),
    })),
    nicknames: nicknames.map(({ waybillNo, nickname }) => ({ waybillNo, nickname })),
    deliveryChanges: deliveryChanges.map(({ waybillNo, wish, state }) => ({
      waybillNo,
      wish,
      state: state.kind,
      since: isoUtc(state.since),
    })),
    claims: claims.map((claim) => ({
      number: claim.number,
      waybillNo: claim.waybillNo,
      kind: claim.kind,
      amountFen: claim.amountFen,
      story: claim.story,
      state: claim.state.kind,
      grantedFen: claim.state.kind === 'granted' ? claim.state.amountFen : null,
      filedAt: isoUtc(claim.createdAt),
      files: claim.files.map(({ id, name, mediaType, size }) => ({
        name,
        mediaType,
        size,
        address: paths.claimFile(claim.number, id),
      })),
    })),
    apiKeys: apiKeys.map(({ name, scopes, shownPart, createdAt, usedAt, endsAt }) => ({
      name,
      scopes,
      shownPart,
      createdAt: isoUtc(createdAt),
      usedAt: usedAt === null ? null : isoUtc(usedAt),
      endsAt: endsAt === null ? null : isoUtc(endsAt),
    })),
    webhooks: webhooks.map(({ url, topics, state, createdAt }) => ({
      url,
      topics,
      state,
      createdAt: isoUtc(createdAt),
    })),
    company: company && { name: company.name, role: company.role, since: isoUtc(company.since) },
    ordersPlacedForCompany: companyOrders,
    invitations: invitations.map(({ company: from, role, until }) => ({
      company: from,
      role,
      until: isoUtc(until),
    })),
  }
}

function partyOf({ name, phone, division, detail }: AccountExport['orders'][number]['sender']) {
  return { name, phone, division, detail }
}
