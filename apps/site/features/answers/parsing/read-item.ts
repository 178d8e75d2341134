/** A question whether something may be sent, as it begins and as it ends. */
const opening =
  /^(?:请问|請問|我|想|要|你们|你們|[能可][不否][能可]?以?|是否|可以|可|能够|能夠|能|[允容][许許]|怎么|怎麼|如何|不|给|給|用|快[递遞]|速[递遞]|[邮郵]寄|寄送|托[运運]|寄|[发發]|[运運]|带|帶|一[件个個瓶箱包盒]|(?:can|could|may|do|am|is|are|should) (?:i|we|you|it|there)\b|accept|carry|is it (?:ok|possible|allowed|legal) to|(?:allowed|able) to|how (?:can|do|to)|i|we|want to|like to|would|to|send(?:ing)?|ship(?:ping)?|mail(?:ing)?|post(?:ing)?|courier|take|carry|transport|an?|the|some|any|my|are|is)(?:\s+|(?=\p{Script=Han})|$)/iu
const ending =
  /[,，\s]*得唔得$|\s*寄[唔不]寄(?:得|到)?(?:[去到往]\p{Script=Han}*)?$|(?:能不能|可不可以|可否|能否|可以|能|算|是|属于|屬於|允[许許]|禁止)?(?:[邮郵]寄|寄送|快[递遞]|[托空海][运運]|寄|[发發]货?|[运運]|走|带|帶)?(?:得了|不了|违禁品|違禁品|禁[寄运運](?:物)?品?|[吗嗎么嘛呢]|出去|过去|過去)+$|\s*(?:能|可以|可|能否|可否)?(?:[邮郵]寄|寄|[发發])$|\s*(?:be sent|be shipped|allowed|permitted|prohibited|banned|restricted|forbidden|ok|okay|please|by post|by mail)$/iu

/** Words that make a question of it, whatever the thing is called. */
const asks =
  /寄唔寄|寄.*得唔得|寄不寄|可唔可以|唔可以寄|能不能|可不可以|可否|能否|(?:能|可以|允许|允許)(?:[邮郵]寄|寄|快[递遞]|托[运運]|[运運]|[发發])|寄.*[吗嗎]|[禁违違][寄禁运運]|\b(?:can|could|may|am|is|are|do)\b.*\b(?:send|ship|mail|post|courier|accept|take|carry|shipped|sent|allowed|prohibited|banned|restricted|permitted)\b/iu

/** Whether a question of this kind stands there at all. */
export function asksWhetherSent(text: string): boolean {
  return asks.test(text)
}

/** What is asked about, without the words of the question. */
export function itemIn(text: string): string {
  let name = text
    .normalize('NFKC')
    .replace(/[?？!！。]/g, '')
    .trim()
  for (let before = ''; before !== name; ) {
    before = name
    const shorter = name.replace(opening, '').replace(ending, '').trim()
    if (shorter !== '') name = shorter
  }
  return name
}
