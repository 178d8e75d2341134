/** What a call of the API does, in words: one line, and what else its caller has to know. */
export type CallText = { readonly summary: string; readonly description?: string }

const signedLikeEvents = '签名同 `/v1/events`。'
const onlyOurPages = '只接受本站页面发来的请求（`Sec-Fetch-Site: same-origin`）'
const stored =
  '先存好再答复，答复过的不会丢。请带 `Idempotency-Key`（8 至 200 个字符）；没有带的，以会话代替：用同一个再发一次，得到同一个答复，不会多出一份咨询。填错的字段答 400，每个字段的说明在 `fields` 里。'
const codeByText =
  '一次访问的第一个验证码只要手机号有效；之后还要 `captcha`，即 `/v1/captcha` 为 `code` 出的题的解。`validTime` 是验证码有效的秒数，`waitTime` 是多少秒之后可以再要一个。`clientIp` 不看。'
/** What an answer about a text that was read holds, beside its parts. */
const addressFields =
  '`remark` 是写给快递员的话，不算地址；证件号码不进地址，`hadIdentityNumber` 说有没有去掉过。`confidence` 是每一项有多大把握，`corrections` 是改过或对不上的地区，`candidates` 是可能指的几个地方，`parts` 把原文切成几段、写明各认作什么。'
const lookedOver =
  '只提醒，不拒绝：`findings` 是细心人会问的问题，地址没有毛病就为空。可以发 `fullAddress`，也可以分开发。姓名、号码和地区不分先后，有没有标签、简体繁体都行。发来的内容不留存，也不进日志。' +
  addressFields
const ownBook = '只认客户自己的地址簿；别人的地址，答复同没有一样。'
const sealedPage = '按 `/v1/cipher-key` 带上加密的请求头、请求体不加密的，`data` 按那里所说加密后答复。'
const byReceipt = '请在 `x-hongyan-enquiry` 里带上回执的令牌。令牌不对和单号是别人的，答复一样。'
const sentAgain = '请带 `Idempotency-Key`（8 至 200 个字符）：十分钟内用同一个再发一次，不会多出一个。'

const byOrderKey =
  '凭下单的账户；没有登录的，请在 `x-hongyan-order` 里带上回执的令牌。令牌不对和单号是别人的，答复一样。'
const guessing = '单号不对和后四位不对，答复一样。错满五次，这个单号锁 15 分钟。'
const preview: CallText = {
  summary: '未发布的内容，凭会过期的签名链接看',
  description: '这份内容一发布，链接就失效。答复里写明搜索引擎不得收录。',
}

/**
 * Calls of the API by their name, in Chinese. In English they stand where the calls are (`summary`, `description`);
 * a test holds the two lists to the same calls.
 */
export const callsZh: Readonly<Record<string, CallText>> = {
  trackNoPin: { summary: '一张运单的状态、途经城市和时间，不用登录' },
  trackPackageNoPin: { summary: '一件包裹的状态、途经城市和时间，不用登录' },
  getWaybillNodeTrack: { summary: '全程的节点和途经城市' },
  queryBill: { summary: '状态、最近到达的城市和时间，供小屏幕用' },
  getWaybillGisTrack: { summary: '全程在地图上的点，精确到城市' },
  getPhoneVerify: {
    summary: '用手机号后四位或验证码打开一票货的详情',
    description: `发 \`phoneTail\`，或发 \`verifyCode\`，即 \`/order/sendCaptcha\` 发出的六位数字。${guessing}`,
  },
  getSignImg: { summary: '已打开详情的运单的签收凭证，图片链接会过期' },
  getSignPictureNoPin: { summary: '签收图，凭 `/order/getSignImg` 所给链接的末段取' },
  getSignPicture: { summary: '签收图，登录后用的形式：自己的运单' },
  getSessionId: {
    summary: '取一个会话编号，供一次会改动内容的调用使用',
    description: '没有会话就新建一个：Cookie 只给本站，脚本读不到。',
  },
  sendCaptcha: {
    summary: '向收件人预留的手机号发验证码',
    description: `${onlyOurPages}，并要 \`/waybill/getSessionId\` 给的会话编号，用一次即作废。验证码在 \`/order/getPhoneVerify\` 打开这一单。一次访问的第一个不用别的，之后还要 \`captcha\`，即 \`/v1/captcha\` 为 \`code\` 出的题的解。没有设短信网关的，答 1301；\`/waybill/jcpSwitch\` 事先就会说明。`,
  },
  jcpSwitch: { summary: '查看详情有哪几种方式可用' },
  trackWithPin: {
    summary: '运单查询，登录后用的形式：自己的运单，内容不遮',
    description: '寄的人和收的人才能看。没有这个单号和单号是别人的，答复一样。',
  },
  listWaybill: { summary: '登录客户自己的运单，新的在前' },
  lookUpShipments: {
    summary: '一次查最多 50 个单号',
    description:
      '每个单号一个答复，顺序与所问相同；有一个不对，不连累其他。登录的客户或密钥所属账户自己寄的、收的，答复里有姓名、电话和地址；有解锁令牌的，也有，但遮住一部分；其他只有状态、地点和时间。',
  },
  unlockShipment: { summary: '用手机号后四位打开一票货的详情', description: guessing },
  openProof: {
    summary: '自己的运单，或已打开详情的运单的签收凭证',
    description: '自己的运单不用 `unlockToken`。`imageLink` 是本站的地址，到 `expiresAt` 失效。',
  },
  readProofImage: { summary: '签收图，凭会过期的链接取' },
  countLink: {
    summary: '集团网站的链接被打开了一次',
    description: '给当天（中国时间）这个标记的次数加一，不记任何访客信息。',
  },
  queryContentListWithPage: {
    summary: '轮播图、新闻、视频或页面的列表，分页',
    description: '类型：1 轮播图，2 新闻，3 视频，995 动态页面。新的在前。',
  },
  queryConfigContentListWithPage: { summary: '同一份列表，请求里带调用方的环境' },
  queryContentInfo: {
    summary: '按栏目编码取一份内容',
    description:
      '编码由 `100025-`、名称和语言后缀组成：`-en` 英文，`-tc` 繁体，没有后缀是简体。`data.content` 是 JSON 字符串。',
  },
  queryPreViewContentInfo: preview,
  queryPreviewContentInfo: preview,
  getTrendIndex: { summary: '行业动态有哪些年份和分类，以及最新一条' },
  getNoticeIndex: { summary: '公告有哪些年份和分类，以及最新一条' },
  getTrendInfos: { summary: '行业动态列表，分页，新的在前' },
  getNoticeInfos: { summary: '公告列表，分页，新的在前' },
  getNoticePopup: {
    summary: '现在要弹出的公告，没有就为空',
    description: '同一版只弹一次；弹过哪几版由浏览器记着。',
  },
  countReading: {
    summary: '一条新闻或公告被读了一次',
    description:
      '给当天（中国时间）这一页的阅读数加一，同一个读者一天只算一次。机器人和重复的请求答复一样，数字不变。不留任何能追到读者的东西。',
  },
  searchSite: {
    summary: '全站搜索',
    description:
      '页面、工具、问答、新闻和公告，最相关的在前，用所问的语言答复。简体、繁体和英文的词找到同样的内容。`limit` 为 0 只给联想词，供输入时用；其他查不到结果的，只按词计数，不记是谁问的。空着查，结果也是空的。',
  },
  judgeThing: {
    summary: '一样东西能不能寄',
    description:
      '简体、繁体和英文的名字找到同一样东西，写错几个字也认；猜出来的绝不答“能”。数量写小数：`wh` 瓦时，或 `v` 伏与 `mah` 毫安时；`vol` 酒精体积百分比；`kg` 一件里干冰的净重；`mm` 刀刃长度。名录里没有的名字计数给员工看，不记是谁问的。答复供参考，以收件检查为准。',
  },
  suggestThings: {
    summary: '输入时联想东西的名字',
    description: '名字以所输入的字开头或含有它的东西，连同能不能寄。不计数。',
  },
  sendEvents: {
    summary: '推送轨迹，一条到 1,000 条',
    description:
      '供运输管理系统和承运方使用。把 `v1`、秒级时间、随机串（没有则空一行）和请求体 SHA-256 的小写十六进制，用换行连起来，以您的密钥做 HMAC-SHA-256；密钥编号、时间、随机串（可不带）和十六进制签名分别放在 `x-hongyan-key`、`x-hongyan-time`、`x-hongyan-nonce`、`x-hongyan-signature`。时间与我们相差不超过 300 秒，随机串只收一次。每条轨迹单独判断，请逐条看 `outcome`；`eventId` 不重复，再发一次是安全的。',
  },
  addressSuggestion: {
    summary: '输入地址时联想地区',
    description: '中文简繁、拼音首字母、全拼和英文都行。地区写完整了，后面列出它的下一级。',
  },
  getAddressInfoByParentIdFilterGAT: {
    summary: '一个省或市的下一级，不含港澳台',
    description: '不带 `parentId`，或带 `-999999`，给各省。不认识的编码，下一级为空。',
  },
  getAllTelephoneAreaCode: {
    summary: '电话区号和所属地区',
    description: '请求是一个数组，可以为空，内容不看。港澳台列的是国际区号。',
  },
  getJDDistrictFromAddress: {
    summary: '识别粘贴的地址',
    description: `姓名、号码和地区不分先后，有没有标签、简体繁体都行。发来的内容不留存，也不进日志。${addressFields}`,
  },
  getValidateAddressInfo: { summary: '检查一个地址', description: lookedOver },
  getWaybillValidateAddressInfo: { summary: '同一个调用的另一个地址', description: lookedOver },
  newAddress: {
    summary: '新增一个地址',
    description:
      '请求是一项的数组。存进客户自己的地址簿：可以分开发，也可以在 `fullAddress` 里粘贴整段。要它成为默认才成为默认。同一个地址再发一次不会多出一份，答复已有的那个。',
  },
  updateAddressInfo: {
    summary: '修改一个地址',
    description: `请求是一项的数组，带 \`id\`。${ownBook}没有发的字段不变；要取消默认，就把别的地址设为默认。`,
  },
  setDefaultAddress: {
    summary: '设一个地址为默认',
    description: `设为默认收件，或 \`role\` 所说的那种。${ownBook}寄件和收件各最多一个默认；默认的地址删了，就没有默认。`,
  },
  deleteAddressInfoByIdListAndPin: {
    summary: '删除地址',
    description: `数组的第一项是编号的列表；是谁的账户，看会话。${ownBook}要么全删，要么一个不删。到 \`undoUntil\` 为止，凭 \`undo\` 可以用 \`/v1/address-book/undo\` 找回来。`,
  },
  getAddressByPinAndId: { summary: '取一个地址', description: ownBook },
  getAddressInfoByConditionEnhance: {
    summary: '按字段查地址，分页',
    description: `请求是一项的数组。所发的条件都要符合。${ownBook}${sealedPage}`,
  },
  getFuzzyQueryByConditionPageEnhance: {
    summary: '按地址里的任何一段查，分页',
    description: `请求是一项的数组。\`keyword\` 在姓名和公司（简繁、拼音、拼音首字母）、电话、地区和街道里找；几个词都要找到，最像的在前。${ownBook}${sealedPage}`,
  },
  queryAddressBatchAndUserNew: {
    summary: '一次识别许多粘贴的地址，并认出是谁的',
    description:
      '最多 500 行，每一行同 `/com/getJDDistrictFromAddress` 一样识别，顺序不变。`user` 是客户自己的地址簿里电话相同的那个地址，没有就为空。发来的内容不留存，也不进日志。',
  },
  undoAddressDeletion: {
    summary: '撤销对自己地址簿的删除',
    description:
      '`undo` 是 `/address/deleteAddressInfoByIdListAndPin` 答复里的那个。默认也一起回来，除非已经选了别的地址。',
  },
  renameAddressGroup: {
    summary: '给自己地址簿里的一个分组改名，或解散',
    description: '不带 `to` 就是解散，里面的地址都留着。',
  },
  checkAddressImport: {
    summary: '先看导入一个地址文件会怎样',
    description:
      '什么也不存。各列按中文或英文的表头认：姓名、电话、公司、省、市、区、详细地址，或整段地址，邮编、分组；没有表头的，每行当作一段粘贴的地址。最多 500 行。`columns` 是每一列认作什么，没有用到的是 null（没有表头的文件，整个是 null）；`leftOutLines` 是没有地址的行，比如合计；`lines` 是还不能直接存的那些行，每行说明原因和怎么改。',
  },
  importAddresses: {
    summary: '把一个地址文件导入自己的地址簿',
    description:
      '文件同 `/v1/address-book/import/check` 看过的一样，再带上对单独几行的决定。可以直接存的行都存，除非跳过；其余的行，`take` 或 `replace` 说了才存，`fields` 用来改正一行。要么全成，要么什么也不变；同一个文件再发一次，不会多出来。',
  },
  exportAddresses: {
    summary: '自己的地址簿，存成文件',
    description: '带字节顺序标记的 CSV，或 XLSX 工作簿。导入时认得。',
  },
  queryCooperationList: { summary: '企业可以咨询哪些合作' },
  cooperationList: { summary: '同一份列表的另一个地址' },
  queryAddressList: {
    summary: '省、市、区，按上一级的编码取',
    description: '各省在 `-999999` 之下。名称用访客的语言；表变了，`version` 跟着变。',
  },
  enquiryForm: {
    summary: '合作咨询表单的文字和选项，用页面的语言',
    description: '供以弹窗打开表单的页面使用。`consentVersion` 是勾选时所同意的隐私条款的版本。',
  },
  getSession: {
    summary: '取一个会话，供发一份咨询使用',
    description: '在这个浏览器里两小时内有效，只用一次。没有会话就新建一个。',
  },
  getVerifyCode: { summary: '发短信验证码', description: codeByText },
  submitFormData: { summary: '提交合作咨询', description: stored },
  cooperationSubmit: {
    summary: '提交合作咨询，内容放在查询串里',
    description: `${onlyOurPages}，预取一律不收。${stored}`,
  },
  openCaptcha: {
    summary: '由浏览器去解的一道题，免得访客做拼图',
    description:
      '工作量证明，格式与 ALTCHA 组件相同。解是 `{challenge, solution}` 的 base64，五分钟内对这个会话和用途有效，只用一次。没有会话就新建一个。',
  },
  openQuestion: {
    summary: '浏览器解不了题时，改由人答的一个问题',
    description:
      '只用于提交咨询。解是 `{question, answer}` 的 base64：令牌和用数字写的答案。答错一次，这个问题就作废。',
  },
  showEnquiry: { summary: '咨询进行到哪一步，给提交的人看', description: byReceipt },
  correctEnquiry: {
    summary: '更正自己在咨询里写的内容',
    description: `${byReceipt}换手机号还要 \`verifyCode\`，是为 \`correction\` 发到新号码的验证码。`,
  },
  withdrawConsent: {
    summary: '撤回同意：这里的资料删掉，转交过的地方也删掉',
    description: byReceipt,
  },
  moveEnquiry: {
    summary: '更新咨询的进度，后台用',
    description: '签名方法同轨迹推送，用后台的密钥。重复说一遍现状，什么也不变。',
  },
  feeInquiry: {
    summary: '一票货各产品的运费和到达时间',
    description:
      '请求体按 `/v1/cipher-key` 所说加密，是一个 JSON 字符串。那里写明可以的，没有 WebCrypto 的环境也可以明文发。`lang` 选答复的语言。价格供参考，按交货当天的价目；答复里有两种重量、每一行的算式、最便宜的和最快的、包装改一点能省多少、没有列出的产品是什么原因，以及时效之内碰到的公告。加密的调用不管哪里不对，拒绝都是同一个。',
  },
  queryAgingAddress: {
    summary: '可以查运费时效的地方',
    description: '按名称开头的字找市和区，中文简繁、英文都行；完全一致的在前。',
  },
  getCipherKey: {
    summary: '加密调用所用的公钥',
    description:
      '用安全的随机源生成 16 个字符（A–Z、a–z、0–9、-、_）作密钥，再生成 16 个作初始向量。两者一起用这个公钥封装（RSA-OAEP，SHA-256）：base64url 放在 `cipher-text`，`keyId` 放在 `cipher-key-id`，`version` 放在 `cipher-version`，毫秒时间放在 `cipher-time`（与我们相差不超过 300 秒），16 个随机字节放在 `cipher-nonce`，只用一次。请求体是 JSON 经 AES-128-CBC、PKCS #7 填充加密后的 base64url，作为 JSON 字符串发送。`cipher-tag` 是 HMAC-SHA-256，密钥为 HKDF-SHA-256（密钥‖初始向量，不加盐，"mac"，32 字节），内容依次是版本、密钥编号、封装后的密钥、初始向量、所发的请求体、时间和随机字节，每一项前面是四字节的长度，高位在前。加密的答复是 base64url 的初始向量、密文和校验值；它的两把密钥是 HKDF（密钥‖初始向量，"resp"）的前 16 字节和后 32 字节，校验值同样依次覆盖版本、随机字节、初始向量和密文。公钥会不时更换，换下的那把再用一天。',
  },
  queryTransportRoute: {
    summary: '一票货按线路算的碳足迹',
    description:
      '每一段的距离、因子、来源和排放，按国内因子表和国际来源各算一遍，口径不同的绝不相加。知道实际距离的，以实际为准。',
  },
  rerunCarbonLink: {
    summary: '把一个永久链接再算一遍',
    description:
      '参数就是碳足迹页永久链接里的那些。带 `set` 的，结果永远不变，`newer` 给出用最新一版因子的结果。',
  },
  computeCarbonBatch: {
    summary: '一次算最多 500 票货的碳足迹',
    description: '每一行都同单独算一样；有一行算不了，说明原因，不连累其他。顺序不变。',
  },
  carbonBatchWorkbook: {
    summary: '一批碳足迹的工作簿',
    description: '请求同批量计算，答复是数字相同的 XLSX，一票一行，精确到毫克。',
  },
  getGeo: { summary: '一个点的地区编码', description: '取中心最近的区；不在表内答 `0`。' },
  getAddressInfoByParentId: {
    summary: '一个地区的下一级',
    description: '根是 `-999999`（或 `0`）：各省。区没有下一级，没人用的编码也没有。',
  },
  getDistrictByGeo: { summary: '一个点在哪个区、市、省' },
  getSiteListByAddressInfo: {
    summary: '一个地区或一个点周围的网点，近的在前',
    description:
      '地区用 `areaCode`，或 `province`、`city`、`district`（名称或编码都行，也认 `provinceName` 这类写法），或一段文字地址：给区内的网点，按离区中心的距离排。没有给地区的，给离那个点 `radius` 米以内的。一个都没有时，`nearest` 给最近的。地址认不出来，或什么都没有给，答 1151，不会替您猜一个地方。',
  },
  searchBranches: {
    summary: '供页面用的网点查询：按地区、按文字地址，或按一个点',
    description:
      '用 POST，地址和位置就不会进日志。`address` 只用来判断在哪个地区；可能一个都认不出（`unknown`），也可能有好几个（`ambiguous`）。什么都没有给，按网络地址猜（`useNetwork`），否则用默认的点，答复会说明是哪一种。',
  },
  getDeliveryService: {
    summary: '一个地址送不送、哪些产品送、归哪个网点',
    description: '`served` 日常产品都送，`partly` 部分送，`not` 都不送。省和市答 `wider`，把各区合起来看。',
  },
  getDeliveryTransport: {
    summary: '到一个地址，各产品怎么走',
    description: '请求体是三项的列表：应用标识、空文本和地址。',
  },
  checkCoverage: {
    summary: '一次查最多 500 个地址送不送',
    description:
      '每个地址一个答复，顺序与所问相同，同单独问一样。用 POST，地址就不会进日志；什么都不留存。六位编码按那个地区查。',
  },
  locateVisitor: {
    summary: '按网络地址看访客大概在哪里',
    description:
      '用地图服务的字段答复（`status` 0，`result.location`），数据来自我们自己的表，格式是普通 JSON：`key`、`output`、`callback` 不看。没人知道在哪里的，私有地址也算，`source` 是 `default`：给的点是北京市中心，与访客无关。',
  },
  showAccount: { summary: '谁登录着，还能登录多久', description: '只是看，不会延长登录。' },
  countUnderWay: { summary: '账户有多少订单待取件、多少运单在路上', description: '只是看，不会延长登录。' },
  deviceKey: {
    summary: '会话结束时，浏览器封存所填内容用的密钥',
    description: '同一个账户的每次登录都是这一个。只是看，不会延长登录。',
  },
  keepSignedIn: { summary: '表示人还在：不操作的时间重新算起' },
  signOut: {
    summary: '退出登录，本站和登录服务一起',
    description:
      '答复到的时候，本站已经退出。浏览器接着去 `next`：在登录服务那里退出；那里没有要办的，就是告知已退出的页面。',
  },
  getPaperCode: { summary: '发打开白皮书的验证码', description: codeByText },
  fileDownload: {
    summary: '取一份白皮书的链接',
    description:
      '带 `pass`，或带 `phoneNum` 和它的 `verifyCode`，以及所同意条款的 `consentVersion`；用验证码的另给一个 `pass`，在这个浏览器里到 `passUntil` 为止可以代替。`url` 到 `expiresAt` 为止能打开，里面没有读者的信息。手机号只留摘要。',
  },
  paperFile: {
    summary: '白皮书文件',
    description:
      '凭 `/whitePaper/fileDownload` 所给链接里的 `key` 打开，每个只计一次。浏览器拿着过期的来，转到白皮书的页面。',
  },
  giveFeedback: {
    summary: '给页面评价有没有用',
    description: '评价、文字、页面和语言保存一年，不记是谁给的。文字里的电话之类，先遮住再保存。',
  },
  postSuggestion: {
    summary: '哪一条联想被选用了',
    description:
      '给当天（中国时间）那个位置和页面的次数加一。不要求发输入的内容，发了也不看：联想的地址可能是某个人的。',
  },
  reportPageFault: {
    summary: '告知页面的一个部分坏了',
    description:
      '由页面自己发：工具在浏览器里坏了、换回普通表单时。不要错误的原文：里面可能有别人输入的内容。',
  },
  pickupWindows: {
    summary: '一个区县什么时候可以上门取件，或送到网点',
    description:
      '按负责网点的营业时间和节假日。`past` 的时段已经约不上；`afterCutOff` 的，取到后第二天才发出。',
  },
  priceOrder: {
    summary: '一张订单多少钱，什么时候到',
    description:
      '什么都不存。拒绝时，`fields` 一次说清所有下不了单的原因；`detail` 是禁限寄清单的哪一条，或哪一种限制。月结（`payer` 填 `account`）要有合同：账户自己的，`of=company` 时是企业的；没有的，`payer` 答 `needs-contract`。',
  },
  placeOrder: {
    summary: '照给出的价钱下单',
    description:
      '请带 `Idempotency-Key`（8 至 200 个字符）：用同一个再发一次，得到同一个答复，不会多出一单。`shown` 是 `/v1/orders/price` 给的价钱和时间；已经不是这样的，答 409，两个价钱都给。没有登录的，`contact` 里要有 `/cooperation/getVerifyCode` 为 `order` 发的验证码。`mark` 对不上的，不下单，409 的 `fields` 里写 `another-account`（别的账户）或 `another-company`（别的企业）。',
  },
  checkOrderMark: {
    summary: '给企业下单的表单还是不是现在登录的人的',
    description:
      '`mark` 照下单页里的填。`differs` 是照它下单会因为什么被拒，没有就是 null。只是看一看，不算在用，登录时间不会延长。',
  },
  listOrders: { summary: '账户或企业的订单，新的在前' },
  showOrder: { summary: '一张订单，和现在还能改什么', description: byOrderKey },
  cancelOrder: { summary: '取件之前取消订单', description: byOrderKey },
  changeOrder: {
    summary: '改取件时间，或更正收件人',
    description: `${byOrderKey}价钱照原来的；换了时间，到达的日子可能跟着变。`,
  },
  orderLabels: {
    summary: '订单的面单，PDF，一件一页',
    description: `${byOrderKey}网点还没有接的单，还没有面单。`,
  },
  previewLabel: {
    summary: '一件货的面单，按每种纸张画好',
    description: `${byOrderKey}和 \`/v1/order-labels\` 给的是同一张面单，用来在屏幕上看。`,
  },
  checkOrderList: {
    summary: '试读一张表里的订单',
    description:
      '每一行的问题一次说全，没有问题的给出价钱。什么都不存。`columns` 是每一列认作什么，没有用到的是 null；`joinedLines` 是和上一行同一单的行，物品并在上一行；`leftOutLines` 是没有订单的行，比如合计。',
  },
  placeOrderList: {
    summary: '把一张表里的订单都下了，要么全下，要么都不下',
    description:
      '请带 `Idempotency-Key`：断在半路的，再发一次就接着下完。`fields` 里的路径以第几单开头。一次下的单数有上限（本站没有另行规定时是 200 单），超过的不收。',
  },
  listOrderDrafts: { summary: '账户里没下完的订单，最近改过的在前' },
  saveOrderDraft: {
    summary: '把没下完的订单存进账户',
    description:
      '同一个 `id`（由设备生成）再存一次就换成新的。除了大小什么都不查。下单时带上它的 `id`、删掉它，或者一段时间没有改动，它就没了；下单或删掉以后才到的，答 409。',
  },
  deleteOrderDraft: { summary: '删掉没下完的订单；已经没有的也算删掉' },
  mendOrderList: {
    summary: '把正在改的批量表格存进账户',
    description:
      '存一次就换成新的。除了大小什么都不查；这批表格又看过一遍、下了单或删掉以后才到的，不起作用。',
  },
  keepListText: {
    summary: '把粘贴好、还没看过的批量表格存进账户',
    description:
      '同一张表单（`form`）再存一次就换成新的，存空的就是删掉。除了大小什么都不查。看过或删掉，它就没了；那以后才到的，答 409。',
  },
  listShipments: {
    summary: '账户或企业名下的运单，新的在前',
    description:
      '身份提供方核实过的号码寄出或收到的，和账户下的订单的。`text` 从头对运单号、订单号和自己的编号；按人找，请在页面上找。',
  },
  showShipment: {
    summary: '自己的一票运单，内容不遮，和现在能做什么',
    description: '没有这个单号和单号是别人的，答复一样。',
  },
  nameShipment: { summary: '给自己的运单起个备注名，别人看不到', description: '`nickname` 留空就是去掉。' },
  changeDelivery: {
    summary: '改约：换一天、到网点取、放快递柜、请邻居代收',
    description:
      '运单的 `allowed` 里有的才能改；日子取自 `days`，网点取自 `branches` 的编号，邻居写 `name` 和住处 `at`。再改一次，前面的就不算了；行不行由公司答复。',
  },
  fileClaim: {
    summary: '为自己的运单提一件理赔',
    description:
      '请带 `Idempotency-Key`（8 至 200 个字符）：用同一个再发一次，得到同一件理赔。照片和单据之后用 `/v1/claims/{number}/files` 传。',
  },
  showClaim: { summary: '账户的一件理赔，和办到哪一步' },
  addClaimFile: {
    summary: '给理赔添一张照片或一份单据',
    description:
      'JPEG、PNG、WebP 或 PDF，看文件的内容，不看名字；每个最大 2 MB，最多六个。同一个文件再传一次，什么都不变。',
  },
  withdrawClaim: { summary: '撤回还没有办结的理赔' },
  readClaimFile: { summary: '账户的一件理赔里的文件' },
  answerDelivery: {
    summary: '公司自己的系统答复一票货能不能照改的送',
    description: `${signedLikeEvents}\`revision\` 照消息里的写：之后又改过的，答 409。再说一次，什么都不变。`,
  },
  answerClaim: {
    summary: '公司自己的系统答复一件理赔',
    description: `${signedLikeEvents}已经是这样的，再说一次，什么都不变。`,
  },
  fetchClaimFile: {
    summary: '理赔里的文件，给公司自己的系统',
    description: `${signedLikeEvents}有哪些文件，关于理赔的消息里都写着。`,
  },
  answerOrder: {
    summary: '公司自己的系统答复一张订单接不接',
    description:
      '签名同 `/v1/events`。`accepted` 可以带上运单号，件数要对得上；不带的，用我们的号。再说一次，什么都不变。',
  },
  subscribe: {
    summary: '一票货的状态变了就通知',
    description:
      '`channel` 为 `mail` 的，先发一封确认邮件，点了链接才开始；为 `sms` 的，请带 `/cooperation/getVerifyCode` 为 `subscription` 发出的验证码；为 `feed` 的，`feed` 就是订阅源的地址，知道的人都看得到。同一个地址对同一票货只有一份，再要一次也一样，有没有订过不会告诉任何人。',
  },
  confirmSubscription: {
    summary: '用邮件里的令牌确认通知',
    description: '同一个令牌确认几次都一样，停止以后不能再用。',
  },
  stopSubscription: {
    summary: '停止通知，不用登录',
    description: '`token` 在每封邮件、每条短信里。停止几次都一样；地址再没有别的通知，就一并删除。',
  },
  listSubscriptions: { summary: '这个账户订过的通知，地址遮住' },
  endSubscription: { summary: '停止这个账户的一份通知' },
  showHoldings: {
    summary: '这个账户存了多少东西，按种类数',
    description:
      '`underWay` 是还没有结束的订单，`openClaims` 是还没有结案的理赔，`peopleLeft` 是会留在没有所有者的企业里的人，`companyUnderWay` 是会关闭的企业里还没有结束的订单；有其中一样，账户就不能注销。',
  },
  exportAccount: { summary: '这个账户的全部内容，存成一个 JSON 文件' },
  listSessions: { summary: '这个账户在哪些设备上登录着' },
  endSession: { summary: '让这个账户在另一台设备上退出' },
  signOutEverywhere: {
    summary: '让这个账户在所有设备上退出，登录服务也一起退出',
    description: '`next` 是浏览器接下来要去的地址，和 `/v1/account/sign-out` 一样。',
  },
  deleteAccount: {
    summary: '注销账户，不能恢复',
    description:
      '地址簿、草稿、通知、备注名和登录立即删除；订单和理赔按法律要求的期限保留，不再属于任何账户。账户退出企业，最后一个人退出时企业关闭。有一件还没结束时答 409。',
  },
  quote: {
    summary: '每一种产品的价钱和到达时间，给程序用',
    description: '和 `/aging/feeInquiryNewByJDL` 的答复一样，不加密，凭账户。不写 `date` 就是今天。',
  },
  showCompany: { summary: '账户所在的企业，里面有谁', description: '邀请和变更记录只有所有者看得到。' },
  makeCompany: { summary: '建立企业，自己是所有者', description: '一个账户最多在一个企业里。' },
  renameCompany: { summary: '改企业名称' },
  inviteToCompany: {
    summary: '用邮箱邀请人加入企业',
    description:
      '邮件里的链接七天内有效，只能用一次，要用核实过这个邮箱的账户登录。再邀请同一个邮箱就换一个新链接，旧的打不开了。',
  },
  withdrawInvitation: { summary: '撤回邀请' },
  changeCompanyRole: { summary: '改企业里一个人的角色', description: '总有一个所有者：最后一个改不掉。' },
  handOverCompany: { summary: '把所有权移交给别人，自己变成成员' },
  removeCompanyPerson: { summary: '把别人移出企业', description: '他替企业下的单留在企业里。' },
  leaveCompany: {
    summary: '退出企业',
    description: '还有别人时，唯一的所有者要先移交。最后一个人退出，企业就关闭；还有订单没结束时不能关闭。',
  },
  acceptInvitation: {
    summary: '接受邀请，加入企业',
    description: '要用收到邀请的、核实过的邮箱所在的账户登录。',
  },
  listApiKeys: { summary: '账户的接口密钥' },
  createApiKey: {
    summary: '新建一个接口密钥，只给看一次',
    description: `${sentAgain}密钥的样子是 \`hyk_live_[0-9A-Za-z]{36}\`，最后六个字符是前面三十个的 CRC-32。`,
  },
  rotateApiKey: { summary: '换一个新密钥', description: '新旧两个都能用，直到旧的到期。' },
  revokeApiKey: { summary: '立刻停用一个密钥' },
  listWebhooks: { summary: '账户的推送地址' },
  addWebhook: {
    summary: '把订单和运单的变化推送到一个地址',
    description: `${sentAgain}事件用 POST 发 JSON，按 Standard Webhooks 签名：\`webhook-signature\` 是 \`v1,\` 加一段 base64，内容是用解码后的密钥对 \`webhook-id\`、\`webhook-timestamp\`、正文（用句点连起来）算的 HMAC-SHA-256。十秒内答 2xx 就算送到，不跟随跳转。其余的用同一个编号再送，大约送一天。`,
  },
  changeWebhook: {
    summary: '改推送的地址、内容，或者开关',
    description: '关着的时候什么都不推，这期间的变化以后也不补。',
  },
  removeWebhook: { summary: '删去一个推送和它的记录' },
  rotateWebhookSecret: {
    summary: '给推送换一个签名密钥，只给看一次',
    description:
      '`secretVersion` 是要换掉的那一个。到 `earlierUntil` 为止，每次都带两个签名，新旧密钥各一个。`secretState` 是 `lost` 的没有旧密钥，换好以后等着推的接着推。',
  },
  testWebhook: { summary: '推一个空的事件试试' },
  listWebhookEvents: { summary: '推送过什么，新的在前' },
  showWebhookEvent: { summary: '一个事件，每一次发了什么、答了什么' },
  replayWebhookEvent: { summary: '现在再推一次，编号不变' },
}
