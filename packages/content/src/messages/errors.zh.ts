/** Error pages, and the one sentence each refusal of the server becomes. */
export const errorsZh = {
  notFound: {
    code: '404',
    title: '找不到这个页面',
    lead: '地址可能写错了，也可能页面已经搬走。货还在路上，单号照样能查。',
    back: '返回首页',
    track: '查运单',
    search: '搜索全站',
  },
  server: {
    code: '500',
    title: '出错了',
    lead: '是我们这边的问题，已经记录下来。请过一会儿再试，急事请打 950616。',
    back: '返回首页',
    requestId: '问题编号 {id}',
  },
  broken: {
    title: '显示错误页时又出了错',
    back: '返回首页',
  },
  unread: {
    title: '没有收下您提交的内容',
    tooLarge: '一次提交的内容太多了。请返回上一页，减少一些再提交；刚才填写的内容浏览器里还在。',
    broken: '提交的内容没有完整传到。请返回上一页再提交一次；刚才填写的内容浏览器里还在。',
    back: '重新打开这个页面',
  },
  ended: {
    title: '您已经退出登录',
    lead: '刚才提交的还没有办理，填写的内容留在这一页里。请在新窗口登录，再回到这里提交一次。文件需要重新选择。',
    signIn: '登录',
    submit: '登录好了，再提交一次',
  },
  offline: {
    title: '现在没有网络',
    lead: '连上网后这一页会自己恢复。急事请打 950616。',
  },
  noScript: '没有启用 JavaScript，这项功能无法使用。请启用后重试，或拨打 950616。',
  refusals: {
    'invalid-input': '填写的内容有误，请检查标红的地方。',
    'not-found': '没有找到。',
    locked: '试错次数过多，已暂时锁定，{time} 后可以再试。',
    'wrong-digits': '号码不对，请核对后重填。',
    'link-expired': '链接已经过期，请重新获取。',
    'not-available': '这项服务暂时不可用。',
    'too-many': '操作过于频繁，请稍后再试',
    conflict: '内容刚被更新过，请刷新后再试。',
    forbidden: '没有权限查看。',
    unavailable: '系统暂时繁忙，请过一会儿再试。',
    unknown: '出错了，请稍后再试。',
    network: '网络没有连上，请检查后重试。',
    timeout: '等待超时，请重试。',
  },
} as const
