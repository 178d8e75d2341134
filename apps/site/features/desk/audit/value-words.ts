import type { CompanyRole } from '@hongyan/domain/accounts/membership'
import type { OrderChange } from '@hongyan/domain/orders/order-vocabulary'
import type { OutboxTarget } from '@hongyan/domain/outbox/outbox-message'
import type { DeliveryChoice } from '@hongyan/domain/shipments/shipment-vocabulary'
import type { StaffRole } from '@hongyan/domain/staff/staff-rights'
import type { AuditDetail, AuditedEntity } from '@hongyan/kernel/audit/write-audit'
import type { CallWords } from '../../../calls/call-words.ts'
import { claimKindNames } from '../claims/worklist.ts'
import { orderRefusalNames } from '../orders/worklist.ts'

const said = (zh: string, en: string): CallWords => ({ zh, en })

const languages: Readonly<Record<string, CallWords>> = {
  'zh-CN': said('简体中文', 'Simplified Chinese'),
  'zh-HK': said('香港繁体', 'Hong Kong'),
  'en-US': said('英文', 'English'),
}

const targets: Readonly<Record<OutboxTarget, CallWords>> = {
  desk: said('工作台', 'Desk'),
  webhook: said('公司系统', 'Company system'),
  mail: said('公司邮箱', 'Company mail'),
  receipt: said('客户回执短信', 'Receipt by text message'),
  intake: said('接单系统', 'Order intake'),
  'subscriber-mail': said('订阅邮件', 'Subscriber mail'),
  'subscriber-sms': said('订阅短信', 'Subscriber text message'),
  merchant: said('商家推送', 'Merchant webhook'),
  'invitation-mail': said('邀请邮件', 'Invitation mail'),
  'staff-link-mail': said('员工登录链接邮件', 'Staff link mail'),
}

const roles: Readonly<Record<StaffRole, CallWords>> = {
  editor: said('编辑', 'Editor'),
  translator: said('翻译', 'Translator'),
  reviewer: said('审核', 'Reviewer'),
  publisher: said('发布', 'Publisher'),
  sales: said('销售', 'Sales'),
  branch: said('网点', 'Branch'),
  rates: said('价格', 'Rates'),
  administrator: said('管理员', 'Administrator'),
}

const companyRoles: Readonly<Record<CompanyRole, CallWords>> = {
  owner: said('负责人', 'Owner'),
  member: said('成员', 'Member'),
  viewer: said('只读', 'Viewer'),
}

const choices: Readonly<Record<DeliveryChoice, CallWords>> = {
  'another-day': said('改天派送', 'Another day'),
  branch: said('到网点自取', 'Pick up at a branch'),
  locker: said('放自提柜', 'Locker'),
  neighbour: said('交给邻居', 'A neighbor'),
}

const changes: Readonly<Record<OrderChange, CallWords>> = {
  pickup: said('取件', 'Pickup'),
  recipient: said('收件人', 'Recipient'),
  cancel: said('取消', 'Cancellation'),
}

/** Details whose values are codes, with what each code means; every other detail is a number, a name or a moment. */
const coded: Partial<Record<AuditDetail<AuditedEntity>, Readonly<Record<string, CallWords>>>> = {
  language: languages,
  target: targets,
  roles: { ...roles, ...languages },
  role: companyRoles,
  choice: choices,
  what: changes,
  kind: claimKindNames,
  reason: orderRefusalNames,
  inFull: { 0: said('否', 'No'), 1: said('是', 'Yes') },
}

/** The words of coded values under `name=value`. */
export const valueWords: Readonly<Record<string, CallWords>> = Object.fromEntries(
  Object.entries(coded).flatMap(([name, words]) =>
    Object.entries(words).map(([value, one]) => [`${name}=${value}`, one]),
  ),
)

/** Who acts without being of staff, by the kind of actor that the audit writes down. */
export const actorWords: Readonly<Record<string, CallWords>> = {
  system: said('系统', 'System'),
  visitor: said('访客', 'Visitor'),
  customer: said('客户', 'Customer'),
  partner: said('合作方系统', 'Partner system'),
  staff: said('公司程序', 'Company program'),
  key: said('商家密钥', 'Merchant key'),
}
