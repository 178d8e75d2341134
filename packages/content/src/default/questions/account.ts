import type { QuestionSeed } from '../../collection-seeds.ts'
import { both } from '../../seed.ts'

const rights = { label: both('您的权利怎么用', 'Your rights'), href: '/legal/privacy#rights' }

export const accountQuestions: readonly QuestionSeed[] = [
  {
    id: 'account-login',
    topic: 'account',
    question: both('登录不上怎么办？', 'I cannot sign in'),
    answer: [
      both(
        '登录在统一登录页，登完自动回到刚才那页。收不到验证码，先看手机有没有拦截短信，等一分钟再点；频繁点会被限一阵，别急。',
        'Signing in happens on a page of its own that returns you here. If no code comes, look among blocked messages and wait a minute before asking again; pressing repeatedly only makes it pause longer.',
      ),
      both(
        '其实多数事不必登录，查件、算价、找网点都能直接用。看自己的全部订单和地址簿，才要登。',
        'Most things need no account: tracking, quotes and branches work without. It is for seeing all your orders and your address book.',
      ),
    ],
    link: { label: both('联系客服', 'Ask customer service'), href: '/consultation' },
  },
  {
    id: 'account-delete',
    topic: 'account',
    question: both('怎么注销，数据删得干净吗？', 'How do I close my account, and is it all deleted?'),
    answer: [
      both(
        '在账户设置里申请。没有在途的货，没有欠费和没结的索赔，就给办；地址簿和常用联系人当即删除。',
        'Apply in the account settings. With nothing under way, owed or claimed it is done, and address book and contacts go at once.',
      ),
      both(
        '运单留到签收后三年，实名和账目留到法律写的期限，期满自动删，这期间不再拿来做别的。',
        'Waybills stay until three years after delivery, identity and accounts for as long as the law says; then they delete themselves, and until then they serve nothing else.',
      ),
    ],
    link: rights,
  },
  {
    id: 'account-addresses',
    topic: 'account',
    question: both('几百条地址，能一起导进地址簿吗？', 'Can I import hundreds of addresses?'),
    answer: [
      both(
        '地址簿即将开放，到时从表格复制粘贴，一次导入多条。收送范围页现在就能整列粘贴，一次查 500 个地址到不到。',
        'The address book opens soon and will take many at once from a spreadsheet. The delivery range already does: paste up to 500 addresses and see which we reach.',
      ),
      both(
        '客户的地址请先征得他们同意再存；查收送范围的不会保存。',
        'Please have your customers’ consent before you store theirs; addresses checked for range are not kept.',
      ),
    ],
    link: { label: both('去下单并管理地址', 'Order and manage addresses'), href: '/route/onPlaceorder' },
  },
  {
    id: 'account-new-phone',
    topic: 'account',
    question: both('换了手机号，以前的运单还看得到吗？', 'I have a new phone number. Are my orders gone?'),
    answer: [
      both(
        '看得到。趁旧号还能收短信，在账户设置里换绑，订单和地址跟着过来。旧号停了的，在统一登录页用证件找回。',
        'No. While the old number still receives texts, switch it in the account settings and everything follows. If it is dead, recover the account with your identity card on the sign-in page.',
      ),
      both(
        '路上的件记的还是旧号，快递员会打错。请打 950616 把这几票的电话改过来。',
        'Parcels on the way still carry the old number and the courier would call in vain: call 950616 to change those.',
      ),
    ],
    link: rights,
  },
]
