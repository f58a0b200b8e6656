import { paths } from '#lib/routes/paths.ts';
import type { SeedPage } from '#lib/server/seed/seed-types.ts';
import { texts } from './authoring.ts';

const terms: SeedPage = {
  url: 'terms',
  title: texts('服务条款', 'Terms of service'),
  description: texts(
    '使用砚川商务服务网站、下单、付款与争议处理的约定。',
    'What you and Inkstream agree on when you use this site, place orders, pay and resolve disputes.',
  ),
  body: texts(
    `<p>本协议由您与砚川商务服务（下称“我们”或“平台”）订立。加粗条款与您的权益关系重大，请重点阅读。您注册账号或提交订单，即表示同意本协议；不同意的，请停止注册和使用。</p>
<h2>一、账号</h2>
<ul>
<li>您应当具有完全民事行为能力；代表单位注册的，应当有相应授权。</li>
<li>请提供真实的手机号码或邮箱，妥善保管密码。<strong>以您的账号和密码进行的操作视为您本人的操作</strong>，但因我们的过错造成的除外。</li>
<li>您可以申请注销。注销有 {closingDays} 天冷静期；账户尚有余额、未完成订单或欠款的，处理完毕后方可注销。</li>
</ul>
<h2>二、平台与商家</h2>
<p>标注“自营”的商品和服务由我们提供，并承担销售者责任；其他由入驻商家提供，由该商家承担销售者责任，我们依法承担平台责任。付款时没有指定商家的订单，由符合条件的商家接单，接单后您可以看到商家信息。</p>
<h2>三、订单与合同</h2>
<ol>
<li>您提交订单成功，合同成立。<strong>订单提交后 {payMinutes} 分钟内未付款的，订单自动关闭</strong>；由报价单转成的订单另按报价单约定。</li>
<li>价格以结算页为准，含税。页面明显标错价格的，我们会及时联系您协商，不会擅自改价收款。</li>
<li>付款后超过 {refundHours} 小时没有商家接单的，订单关闭并全额退款。</li>
<li>报价自发出起 {quoteDays} 天内有效，另有注明的从其注明；您确认报价后，报价内容即为合同内容。</li>
</ol>
<h2>四、定制商品</h2>
<ul>
<li>生产以您提交的文件和确认的规格为准。<strong>付款且文件齐备后开始生产，因文件中文字、尺寸、图案错误造成的损失由您承担</strong>；我们未按文件生产的，由我们承担。</li>
<li>受材料与印刷工艺限制，合理范围内的色差和尺寸公差不属于质量问题，具体范围见商品页。</li>
<li>您应当保证对提交的图文、商标享有权利，因侵权引起的责任由您承担。法律禁止印制的内容，我们不予受理。</li>
</ul>
<h2>五、交付、验收与售后</h2>
<p>交付与自动确认收货的时间见<a href="${paths.page('delivery')}">配送与收货</a>，退换货见<a href="${paths.page('returns')}">退换货政策</a>。订单在收货 {faultDays} 天后完成；完成之前，货款由平台保管，不结算给商家。</p>
<h2>六、余额与积分</h2>
<p>余额只能用于本站消费，或按规则提现。积分不是货币，{pointsPerYuan} 积分可抵 1.00 元，自获得起 {points_expireMonths} 个月有效，不能转让或兑换现金。</p>
<h2>七、禁止的行为</h2>
<p>不得虚假交易、恶意退款、套取奖励、攻击系统或批量抓取数据。违反的，我们可以限制功能、取消相应优惠；情节严重的，终止服务并依法追究。采取措施前我们会说明理由，您可以申诉。</p>
<h2>八、责任</h2>
<p>因不可抗力、电信故障等不能归责于任何一方的原因造成延误的，双方互不承担违约责任，但应当及时通知。<strong>我们不以格式条款免除因故意、重大过失或造成人身损害应负的责任。</strong></p>
<h2>九、变更与争议</h2>
<ul>
<li>修改本协议，我们会在首页显著位置公开征求意见，并至少在实施前 7 日公示。不接受修改的，您可以退出。</li>
<li>本协议适用中华人民共和国法律（不含港澳台地区）。争议先行协商；协商不成的，任何一方可以向有管辖权的人民法院起诉，消费者也可以拨打 12315 投诉。</li>
</ul>`,
    `<p>These terms are an agreement between you and Inkstream Business Supply (“we”, “the platform”). Passages in bold are especially important for your rights, so please read them carefully. By registering or ordering, you accept these terms; if you don’t agree, please do neither. If the two versions differ, the Chinese text prevails.</p>
<h2>1. Your account</h2>
<ul>
<li>You must have full legal capacity, and be authorised if you register for an organisation.</li>
<li>Provide a genuine mobile number or email and keep your password safe. <strong>Anything done with your account and password is deemed to be done by you</strong>, unless we are at fault.</li>
<li>You can close your account. There is a {closingDays}-day cooling-off period, and balances, open orders and debts must be settled first.</li>
</ul>
<h2>2. The platform and the stores</h2>
<p>We supply products marked as our own and are their seller. All other products are supplied by stores, which are their sellers; we bear the legal duties of a platform. A paid order that isn’t placed with a particular store is accepted by an eligible one, and you see which as soon as it accepts.</p>
<h2>3. Orders and contracts</h2>
<ol>
<li>The contract is concluded when your order has been submitted. <strong>Orders not paid within {payMinutes, unit} close automatically</strong>; for orders from a quotation, the quotation applies.</li>
<li>Prices are those shown at checkout and include tax. If a price is clearly wrong, we contact you to agree on a solution; we never change a price and charge you without your consent.</li>
<li>If no store accepts a paid order within {refundHours, unit}, it is closed and refunded in full.</li>
<li>Offers are valid for {quoteDays, unit} unless stated otherwise. Once you confirm an offer, it becomes part of the contract.</li>
</ol>
<h2>4. Goods made to order</h2>
<ul>
<li>We produce from the files you send and the specification you confirm. <strong>Production starts once you have paid and your files are complete, and you bear the cost of errors in their text, size or artwork</strong>; we bear the cost of deviations from them.</li>
<li>Colour differences and tolerances within what the material and process allow are not defects; product pages state them.</li>
<li>You confirm that you have the right to use the texts, images and trade marks you send, and are liable for any infringement. We don’t print anything prohibited by law.</li>
</ul>
<h2>5. Delivery, acceptance and after-sales</h2>
<p>See <a href="${paths.page('delivery')}">delivery and receipt</a> and <a href="${paths.page('returns')}">returns and after-sales</a>. An order is completed {faultDays, unit} after receipt; until then, we hold the payment and don’t settle with the store.</p>
<h2>6. Balance and points</h2>
<p>You can spend your balance here or withdraw it under the applicable rules. Points aren’t money: {pointsPerYuan} points are worth ¥1.00, are valid for {points_expireMonths, unit} and can’t be transferred or exchanged for cash.</p>
<h2>7. What is not allowed</h2>
<p>Fake orders, refund abuse, obtaining rewards by deception, attacks on the system and mass scraping. We may restrict features and cancel benefits, and in serious cases terminate the service and take legal action. We give reasons first, and you can appeal.</p>
<h2>8. Liability</h2>
<p>Neither side is liable for delays caused by force majeure or network failures that are nobody’s fault, but each must inform the other promptly. <strong>Nothing here excludes liability for intent, gross negligence or injury to persons.</strong></p>
<h2>9. Changes and disputes</h2>
<ul>
<li>Changes are announced on the home page for comment and published at least 7 days before they take effect. If you don’t accept them, you can stop using the service.</li>
<li>The law of mainland China applies. Both sides try to resolve disputes by talking first; failing that, either side may go to the competent people’s court. Consumers can also call 12315.</li>
</ul>`,
  ),
};

const privacy: SeedPage = {
  url: 'privacy',
  title: texts('隐私政策', 'Privacy policy'),
  description: texts(
    '我们收集哪些个人信息、为什么收集、给谁看、保存多久，以及您的权利。',
    'Which personal information we collect, why, who sees it, how long we keep it, and your rights.',
  ),
  body: texts(
    `<p>砚川商务服务（下称“我们”）依照《中华人民共和国个人信息保护法》处理您的个人信息，遵循合法、正当、必要和诚信的原则。<strong>加粗部分请重点阅读。</strong></p>
<h2>一、我们收集什么，为什么</h2>
<table>
<thead><tr><th>场景</th><th>信息</th><th>用途</th></tr></thead>
<tbody>
<tr><td>注册登录</td><td>用户名、手机号码或邮箱、密码</td><td>识别账号；密码只保存不可还原的散列值</td></tr>
<tr><td>下单收货</td><td>收货人、电话、地址、订单内容、备注</td><td>履行合同、配送、售后</td></tr>
<tr><td>开具发票</td><td>抬头、税号；专用发票另需地址、电话、开户行与账号</td><td>依法开票</td></tr>
<tr><td>定制与报价</td><td>您上传的图文与文件</td><td>生产、报价，不作他用</td></tr>
<tr><td>提现</td><td><strong>真实姓名、收款账户（敏感个人信息，加密存储）</strong></td><td>核对收款人、打款、依法纳税</td></tr>
<tr><td>安全</td><td>设备与浏览器类型、IP 地址、登录时间、操作日志</td><td>防止盗号与欺诈、排查故障</td></tr>
</tbody>
</table>
<p>提供注册与收货信息是下单的必要条件；头像、性别、生日等由您自愿填写，不填不影响购物。浏览商品不需要登录。</p>
<h2>二、Cookie 与本地存储</h2>
<p>我们只用完成功能所必需的几项：语言偏好、登录状态、推荐来源、界面明暗。网站不加载第三方广告或跟踪代码，也不向您做个性化推荐广告。</p>
<h2>三、谁会看到</h2>
<ul>
<li><strong>接单商家</strong>：接单之后，才能看到履约所需的收货人、电话和地址；接单之前看不到。列表里的电话和地址会打码，查看完整信息有记录。</li>
<li><strong>物流、支付、短信与邮件服务商</strong>：仅限完成该项服务所必需的信息。</li>
<li><strong>税务机关及其他有权机关</strong>：依照法律规定。</li>
</ul>
<p>除此之外，未经您单独同意，我们不会向他人提供您的个人信息，不出售个人信息，也不公开披露。您的信息存储在中国境内，不向境外提供。</p>
<h2>四、保存多久</h2>
<p>账号信息保存至注销；商品和服务信息、交易信息自交易完成之日起保存不少于三年；发票和会计资料按会计档案规定保存；登录与安全日志保存不少于六个月。期满后删除或匿名化。</p>
<h2>五、怎样保护</h2>
<p>传输加密；密码以 argon2id 算法散列；收款信息加密存储；内部人员按权限查看，查看留痕。一旦发生可能危害您权益的泄露，我们会立即补救，并按规定通知您和主管部门。</p>
<h2>六、您的权利</h2>
<ul>
<li>在会员中心<strong>查阅、更正</strong>个人资料、地址和发票抬头；</li>
<li>要求<strong>复制、转移</strong>您的个人信息，或要求<strong>删除</strong>、撤回同意、解释处理规则；</li>
<li><strong>注销账号</strong>：{closingDays} 天冷静期后，我们删除或匿名化您的信息，依法须保留的交易与发票记录除外。</li>
</ul>
<p>请写信到 privacy@inkstream.example，我们核实身份后，在 15 个工作日内答复。不满意的，可以向履行个人信息保护职责的部门投诉。</p>
<h2>七、未成年人</h2>
<p>本站面向企业和成年人，不面向不满 14 周岁的儿童。发现误收的，我们会尽快删除。</p>
<h2>八、更新</h2>
<p>政策有重大变化的，我们会在首页提示并至少提前 7 日公示；涉及新的用途，会重新征得您的同意。</p>`,
    `<p>Inkstream Business Supply (“we”) handles personal information under the Personal Information Protection Law of the People's Republic of China: lawfully, for a specific purpose, and no more than necessary. <strong>Please read the passages in bold carefully.</strong> If the two versions differ, the Chinese text prevails.</p>
<h2>1. What we collect, and why</h2>
<table>
<thead><tr><th>When</th><th>What</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Registering, logging in</td><td>Username, mobile number or email, password</td><td>To identify your account; we only keep an irreversible hash of your password</td></tr>
<tr><td>Ordering, receiving</td><td>Recipient, phone, address, what you ordered, notes</td><td>To fulfil the contract, deliver and provide after-sales service</td></tr>
<tr><td>Invoices</td><td>Title and tax number; for special invoices also address, phone, bank and account</td><td>To issue them as the law requires</td></tr>
<tr><td>Made to order, quotations</td><td>The artwork and files you upload</td><td>To quote and produce, and for nothing else</td></tr>
<tr><td>Withdrawals</td><td><strong>Full name and payee account (sensitive, stored encrypted)</strong></td><td>To verify the payee, pay you and meet tax obligations</td></tr>
<tr><td>Security</td><td>Device and browser type, IP address, login times, activity logs</td><td>To prevent account theft and fraud, and to troubleshoot</td></tr>
</tbody>
</table>
<p>Account and delivery details are required to place an order. Profile picture, gender and birthday are optional. You can browse without logging in.</p>
<h2>2. Cookies and local storage</h2>
<p>We only use what the site needs to work: language, login status, referral source and theme. There is no third-party advertising or tracking code, and we don’t show personalised advertising.</p>
<h2>3. Who sees it</h2>
<ul>
<li><strong>The store that takes your order</strong>: recipient, phone and address, only once it has accepted. Phone number and address are masked in lists, and viewing them in full is logged.</li>
<li><strong>Carriers, payment, SMS and email providers</strong>: only what they need for the task.</li>
<li><strong>Tax and other authorities</strong>: where required by law.</li>
</ul>
<p>Beyond this, we don’t share your information without your separate consent. We don’t sell or publish it. It is stored in mainland China and not transferred abroad.</p>
<h2>4. How long we keep it</h2>
<p>Account details until you close the account; records of goods, services and transactions for at least three years after the transaction; invoices and accounting records as accounting rules require; login and security logs for at least six months. After that, it is deleted or anonymised.</p>
<h2>5. How it is protected</h2>
<p>Encrypted in transit; passwords hashed with argon2id; payee details encrypted; staff only see what their role allows, and access is logged. If a data breach could harm you, we act immediately and inform you and the authorities as required.</p>
<h2>6. Your rights</h2>
<ul>
<li><strong>See and correct</strong> your profile, addresses and invoice titles in the member centre</li>
<li>Ask for a <strong>copy or transfer</strong>, for <strong>deletion</strong>, to withdraw consent, or for an explanation of our rules</li>
<li><strong>Close your account</strong>: after a {closingDays}-day cooling-off period your information is deleted or anonymised, except transaction and invoice records we’re required to keep</li>
</ul>
<p>Write to privacy@inkstream.example. Once we’ve verified your identity, we reply within 15 working days. If you’re not satisfied, you can complain to the personal information protection authority.</p>
<h2>7. Minors</h2>
<p>This site is intended for companies and adults, not for children under 14. If we find that we’ve collected a child’s information, we delete it as soon as possible.</p>
<h2>8. Changes</h2>
<p>Important changes are announced on the home page at least 7 days in advance. If the purpose changes, we ask for your consent again.</p>`,
  ),
};

/** The pages a lawyer would read first: kept together, and in step with the shop's settings. */
export const legalPages: SeedPage[] = [terms, privacy];
