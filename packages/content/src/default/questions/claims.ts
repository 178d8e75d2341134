import type { QuestionSeed } from '../../collection-seeds.ts'
import { both, claim, claimOr } from '../../seed.ts'

export const claimsQuestions: readonly QuestionSeed[] = [
  {
    id: 'claims-how',
    topic: 'claims',
    question: both('丢了、坏了、少了，怎么索赔？', 'How do I claim for loss or damage?'),
    answer: [
      both(
        '先留证：外箱、里面的填充、坏的地方各拍几张，箱子别扔。再凭运单号打 950616 或找在线客服，寄件人、收件人谁提都行，一票办一次。',
        'Keep evidence first: photos of the box, the padding and the damage, and the box itself. Then report by chat or on 950616 with the number; sender or receiver may do it, once per shipment.',
      ),
      both(
        '时间卡得紧：看得见的破损，签字当时写上；鲜货 24 小时内；拆开才发现的，7 天内。过了也能提，只是要多证明一步，货是在路上坏的。',
        'Time matters: visible damage is noted when signing, fresh goods within 24 hours, hidden damage within 7 days. Later is possible, but then you must show that it happened on the way.',
      ),
    ],
    link: { label: both('索赔走哪几步', 'The steps of a claim'), href: '/products/insurance#claim' },
  },
  {
    id: 'claims-insurance-choice',
    topic: 'claims',
    question: both('保价选基本的，还是全额的？', 'Basic insurance or full coverage?'),
    answer: [
      both(
        '看它会不会只坏一角。书和衣服，要么在要么丢，基本的够了；玻璃、家具、仪器常常坏一部分，选全额保，损失多少赔多少，到声明价值为止。',
        'Ask whether it can break in part. Books and clothes arrive or they do not, and basic will do. Glass, furniture and instruments lose a corner: full coverage pays the actual loss, up to the declared value.',
      ),
      claimOr(
        ['insurance-rate', 'full-cover'],
        [
          '声明 3,000 元，基本的 15 元，全额的 24 元，差 9 块钱。别为省钱写低：写一半，坏了也只赔一半。',
          'For a declared ¥3,000 the one costs ¥15 and the other ¥24, nine yuan apart. Do not understate: with basic, half the value means half the payment.',
        ],
        [
          '两种的差价不大，下单时并排显示。别为省钱写低：写一半，坏了也只赔一半。',
          'The two differ little in price and stand side by side on the order. Do not understate: with basic, half the value means half the payment.',
        ],
      ),
    ],
    link: { label: both('两档差在哪里', 'What the difference buys'), href: '/products/insurance#difference' },
  },
  {
    id: 'claims-how-long',
    topic: 'claims',
    question: both('多久有结果，多久到账？', 'How long does a claim take?'),
    answer: [
      both(
        '从收到那天起 7 日内告诉您结果，这是《快递暂行条例》定的。缺材料的，一次说全，不挤牙膏。',
        'You have our decision within 7 days of reporting, as the express regulations demand. If papers are missing we ask for all of them at once.',
      ),
      claim(
        ['payout'],
        '金额谈定以后，最快 24 小时进账。拖得久的，多半卡在价值证明。',
        'Once the sum is agreed, payment takes 24 hours at best. The slow ones usually wait for proof of value.',
      ),
      both(
        '办到哪一步、谁在办，报运单号问 950616。',
        'Give 950616 the number to hear the stage it has reached and who has it.',
      ),
    ],
    link: { label: both('理赔的四步', 'The four stages'), href: '/news/claim-progress' },
  },
  {
    id: 'claims-evidence',
    topic: 'claims',
    question: both('没有发票，还赔吗？', 'Can I claim without an invoice?'),
    answer: [
      both(
        '赔。要说明的是两件事：它值多少，它是在路上坏的。付款截图、转账记录、和卖家的聊天、修理店的报价，都能证明第一件。',
        'Yes. Two things need showing: what it was worth and that it broke on the way. A payment screenshot, a bank transfer, the chat with the seller or a repair estimate will do for the first.',
      ),
      both(
        '第二件靠照片：外箱六面、填充物、坏处近拍、面单。箱子留到结案，定损员可能要看实物。自己做的、祖传的东西，附几件同类的成交价。',
        'For the second, photos: six sides of the box, the padding, a close view, the label. Keep the box until it is settled, as the assessor may want it. For something handmade or inherited, add prices of similar pieces.',
      ),
    ],
    link: { label: both('哪些赔，哪些不赔', 'What is covered'), href: '/products/insurance#limits' },
  },
  {
    id: 'claims-disagree',
    topic: 'claims',
    question: both('对赔付结果不服，去哪里说？', 'Where do I go if I disagree?'),
    answer: [
      both(
        '先要求复核，由没经手的人从头看，不收费。还不满意，拨 12305 向邮政管理部门申诉，报上我们给的投诉编号。',
        'Ask for a review first: someone not involved reads the whole file, free of charge. If that fails, appeal to the postal authority on 12305 with the complaint number we gave you.',
      ),
      both(
        '也可以请消费者协会调解，或者直接起诉，不必等我们复核完。',
        'You may also turn to a consumer association or to the courts, without waiting for our review.',
      ),
    ],
    link: { label: both('投诉与申诉的去处', 'Where to complain'), href: '/info#complaints' },
  },
  {
    id: 'receipts-lost',
    topic: 'claims',
    question: both('签单没带回来，怎么办？', 'The signed receipt never came back'),
    answer: [
      both(
        '签收时的照片先发您顶着，我们去找收货人补签，路费不用您出。补不成，返还费全退，另开一份盖章的签收证明。',
        'You get the picture taken at delivery to go on with, while we go back for a new signature at our cost. If none can be had the fee is returned and we issue a stamped confirmation.',
      ),
      claimOr(
        ['receipt-electronic', 'receipt-paper'],
        [
          '怕丢就选电子的，5 元一票，签完就能下载；对方只认盖章原件，才需要 8 元的纸质。',
          'To be safe choose the electronic one at ¥5, ready after signing; paper at ¥8 is for those who accept stamped originals only.',
        ],
        [
          '怕丢就选电子的，签完就能下载；对方只认盖章原件，才需要纸质。',
          'To be safe choose the electronic one, ready after signing; paper is for those who accept stamped originals only.',
        ],
      ),
    ],
    link: { label: both('看签单返还', 'See receipt return'), href: '/products/receipts' },
  },
]
