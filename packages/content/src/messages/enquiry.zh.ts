import { enquiryFormZh } from './enquiry-form.zh.ts'
import { enquiryListsZh } from './enquiry-lists.zh.ts'
import { enquiryReceiptZh } from './enquiry-receipt.zh.ts'

/** What the cooperation form, its codes by text message, and its private status page say. */
export const enquiryZh = {
  ...enquiryListsZh,
  ...enquiryFormZh,
  ...enquiryReceiptZh,
  problems: {
    cooperateTypeRequired: '请选择合作需求类别',
    companyNameRequired: '请输入公司全称',
    firstBizTypeRequired: '请选择主营品类',
    estimateOrderCountRequired: '请输入预估合作单量',
    estimateOrderCountWrong: '预估合作单量须为不小于 0 的整数',
    fullAddressRequired: '{our.area.lacking}',
    detailAddrRequired: '请输入详细地址',
    contactNameRequired: '请输入联系人姓名',
    contactMobileRequired: '请输入联系人手机号',
    contactMobileWrong: '请输入正确的手机号码',
    verifyCodeRequired: '请输入短信验证码',
    verifyCodeWrong: '验证码格式不正确',
    remarkRequired: '请写下您的问题',
    consentRequired: '请勾选我已阅读并同意隐私政策',
    notListed: '请从列表中选择',
    tooLong: '内容过长，请精简',
  },
  outcomes: {
    submitted: '您的信息已提交成功，我们会尽快与您联系！',
    addFailed: '添加失败',
    tooFrequent: '操作过于频繁，请稍后再试',
    codeFailed: '获取验证码失败',
    codeUnsure: '获取验证码失败。短信仍可能送达，收到的验证码有效；若稍后仍未收到，请重新获取。',
  },
  mail: {
    subjects: {
      enquiry: '新的合作咨询 {number}',
      corrected: '合作咨询 {number} 有更正',
      withdrawn: '合作咨询 {number} 已撤回',
    },
    withdrawn: '提交人已撤回 {number} 的授权。请删除与此编号有关的全部邮件和记录，不要再联系。',
    spam: '可能是垃圾信息（{reasons}），请先核实。',
    campaign: { cooperationId: '合作编号', utmSource: '渠道来源', utmTerm: '渠道关键词', wuce: '渠道标记' },
    origin: '收到时间 {at}，页面语言 {language}，隐私政策版本 {consent}。',
  },
  textMessages: {
    code: '验证码 {code}，{minutes} 分钟内有效，请勿告诉他人。',
    receipt: '我们已收到您的合作咨询，编号 {number}，会尽快与您联系。',
    order: '订单 {number} 已下好。看面单、改时间、取消：{link} 这是您的专用链接，请勿转发。',
  },
} as const
