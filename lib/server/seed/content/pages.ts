import { paths } from '#lib/routes/paths.ts';
import type { SeedPage } from '#lib/server/seed/seed-types.ts';
import { texts } from './authoring.ts';
import { legalPages } from './pages-legal.ts';

const about: SeedPage = {
  url: 'about',
  title: texts('关于砚川', 'About Inkstream'),
  description: texts(
    '砚川商务服务为企业定做印刷与包装，供应办公设备，并提供上门安装、维护与保洁。',
    'Inkstream makes print and packaging to order, supplies office equipment and sends people to install, repair and clean.',
  ),
  body: texts(
    `<p>开一家公司，总有一段日子在找人：名片找一家，彩盒找一家，桌椅再找一家，装空调、拉网线又是另外几通电话。砚川商务服务想把这些事放在一张订单里。</p>
<h2>我们做三件事</h2>
<ul>
<li><strong>印刷与包装</strong>：名片、画册、彩盒、纸袋、展架，按您的尺寸、纸张和工艺定做。价格随选项当场算出，算不准的交给人工报价。</li>
<li><strong>办公设备</strong>：桌椅柜架、打印投影、网络电源、日常耗材，有现货，标库存，标交期。</li>
<li><strong>上门服务</strong>：安装、检修、搬迁、保洁。每项服务都写明包含什么、不含什么、上门怎么进行，做完由您验收。</li>
</ul>
<h2>谁在为您供货</h2>
<p>平台上的商品一部分由砚川自营，一部分由入驻商家提供。商家入驻须提交营业执照、法定代表人信息、收款账户和退货地址，经审核后才能接单。您付款后，没有指定商家的订单会进入接单池，由符合条件的商家接单；接单之前，商家只能看到商品、数量、城市和预计收入，看不到您的姓名、电话和门牌。</p>
<h2>我们怎么定规矩</h2>
<ul>
<li>价格含税。您在结算页看到的金额，就是要付的金额；价格有变，系统会先告诉您，再请您确认。</li>
<li>每张单据都写清楚轮到谁处理、最迟什么时候。</li>
<li>款项先由平台保管，订单完成后才结算给商家。</li>
<li>每一笔余额、积分、佣金的变动都有据可查，变动前后各是多少，一行一行列在您的账单里。</li>
</ul>
<h2>砚川这个名字</h2>
<p>砚是磨墨的地方，川是流动的水。墨磨好了，纸上的事才能往前走。这也是我们对自己的要求：准备充分，过程顺畅。</p>
<p>想合作供货或成为服务商，请看<a href="${paths.cooperate}">合作页面</a>；有问题要问，请到<a href="${paths.page('contact')}">联系我们</a>。</p>`,
    `<p>Anyone who has opened an office knows the weeks spent finding suppliers: one for business cards, one for boxes, another for desks, and several more calls for air conditioning and network sockets. Inkstream puts it all in one order.</p>
<h2>What we do</h2>
<ul>
<li><strong>Print and packaging</strong>: cards, brochures, boxes, bags and displays in your size, paper and finish. Prices are calculated as you choose. Where that isn’t possible, we quote in person.</li>
<li><strong>Office equipment</strong>: furniture, printers, projectors, network equipment and supplies, with stock and lead times shown.</li>
<li><strong>On-site services</strong>: installation, repairs, moving and cleaning. Every service states what’s included, what isn’t and how the visit works, and you accept the work when it’s done.</li>
</ul>
<h2>Who supplies you</h2>
<p>Some products are our own; others come from stores on the platform. Every store submits its business licence, legal representative, payee account and return address, and is reviewed before it can take orders. A paid order that isn’t placed with a particular store goes to the order pool, where eligible stores can claim it. Until one accepts it, stores see the products, the quantity, the city and their expected income, but never your name, phone number or street address.</p>
<h2>How we work</h2>
<ul>
<li>Prices include tax. The amount you see at checkout is the amount you pay. If a price has changed, we tell you and ask you to confirm first.</li>
<li>Every document shows who acts next and by when.</li>
<li>We hold your payment and settle with the store only once the order is completed.</li>
<li>Every change to your balance, points or commission is itemised on your bill, with the amounts before and after.</li>
</ul>
<h2>The name</h2>
<p>Our Chinese name joins the inkstone, where ink is ground, with a stream of water. Once the ink is ready, the work on paper can flow. That’s what we expect of ourselves: good preparation and a smooth process.</p>
<p>If you would like to supply goods or services, see <a href="${paths.cooperate}">working with us</a>. If you have questions, <a href="${paths.page('contact')}">contact us</a>.</p>`,
  ),
};

const help: SeedPage = {
  url: 'help',
  title: texts('帮助中心', 'Help'),
  description: texts(
    '下单、询价、付款、积分、发票与账户安全的常见问题。',
    'Answers about ordering, quotations, payment, points, invoices and your account.',
  ),
  body: texts(
    `<h2>选购与下单</h2>
<h3>定制商品的价格是怎么算的？</h3>
<p>选好尺寸、材料、工艺和数量后，页面会给出价格和明细。选项超出自动计价范围的，会提示“需要报价”，提交后由人工处理。</p>
<h3>提交订单后要多久付款？</h3>
<p>普通订单请在 {payMinutes} 分钟内付款，超时会自动关闭，占用的库存和积分随即释放。由报价单转成的订单，付款时限为 {order_quotePayHours} 小时，但不超过报价的有效期。</p>
<h3>付款后还能取消吗？</h3>
<p>商家接单之前可以直接取消，款项原路退回。接单之后请在订单中申请售后，由商家处理。</p>
<h2>报价</h2>
<h3>多久能收到报价？有效多久？</h3>
<p>我们力争 {quote_slaHours} 小时内报价。报价默认 {quoteDays} 天有效，到期前 {quote_remindBuyerHours} 小时会提醒您。有效期内可以还价，双方最多往返 10 轮；每次报价发出后不再改动，新报价会取代旧报价。过期的报价可以申请重新报价，价格以新报价为准。</p>
<h2>付款与积分</h2>
<h3>可以怎么付款？</h3>
<p>账户余额，或对公转账并上传凭证。已开通的在线支付方式会显示在收银台。</p>
<h3>积分怎么用？</h3>
<p>{pointsPerYuan} 积分抵 1.00 元，每单最多抵商品金额的 {points_maxShareBp}；订单完成后按实付商品金额的 {points_earnBp} 返还，{points_expireMonths} 个月内有效，先到期的先用。使用报价单的订单不再抵扣积分。</p>
<h2>收货与售后</h2>
<p>确认收货后 {returnDays} 天内可以无理由退货（定制商品除外），{faultDays} 天内可以申请质量问题售后。详见<a href="${paths.page('delivery')}">配送说明</a>和<a href="${paths.page('returns')}">退换货政策</a>。</p>
<h2>发票</h2>
<p>收货后即可申请，最迟在订单完成后 {invoice_withinDays} 天内，金额不低于 {invoice_minFen, money} 元。详见<a href="${paths.page('invoices')}">发票说明</a>。</p>
<h2>账户</h2>
<h3>忘记密码怎么办？</h3>
<p>在登录框选择“忘记密码”，用已绑定的手机或邮箱接收验证码即可重设。改密后，所有设备都需要重新登录。</p>
<h3>怎么更换手机或邮箱？</h3>
<p>在会员中心先验证旧的，再绑定新的；验证通过后 10 分钟内有效。</p>
<p>没找到答案？请<a href="${paths.page('contact')}">联系我们</a>。</p>`,
    `<h2>Choosing and ordering</h2>
<h3>How are made-to-order prices calculated?</h3>
<p>Choose size, material, finish and quantity, and the page shows the price with a breakdown. If your choice can’t be priced automatically, the page shows “Price on request”, and a seller quotes once you submit it.</p>
<h3>How long do I have to pay?</h3>
<p>You have {payMinutes, unit} for a standard order. After that, it closes automatically, and any stock and points it held are released. Orders from a quotation can be paid within {order_quotePayHours, unit}, but no later than the offer is valid.</p>
<h3>Can I cancel after paying?</h3>
<p>Yes. Until a store accepts the order, you can cancel it yourself, and your payment is refunded to the original payment method. After that, request after-sales service in the order, and the store will handle it.</p>
<h2>Quotations</h2>
<h3>How soon will I get an offer, and how long is it valid?</h3>
<p>We aim to send an offer within {quote_slaHours, unit}. Offers are valid for {quoteDays, unit} by default, and we remind you {quote_remindBuyerHours, unit} before they expire. While an offer is valid, you can make counter-offers, up to ten rounds. An offer never changes once it has been sent; a new offer replaces it. If an offer has expired, you can request a new one at current prices.</p>
<h2>Payment and points</h2>
<h3>How can I pay?</h3>
<p>From your account balance, or by bank transfer with an uploaded receipt. Any online payment methods available are shown on the payment page.</p>
<h3>How do points work?</h3>
<p>{pointsPerYuan} points are worth ¥1.00 and can cover up to {points_maxShareBp} of the price of the products. When an order is completed, you earn {points_earnBp} of what you paid for products. Points are valid for {points_expireMonths, unit}, and those that expire first are used first. Points can’t be used on orders from a quotation.</p>
<h2>Receiving and after-sales</h2>
<p>After confirming receipt, you have {returnDays, unit} to return products without giving a reason (except made-to-order products) and {faultDays, unit} to report quality problems. See <a href="${paths.page('delivery')}">delivery</a> and <a href="${paths.page('returns')}">returns</a>.</p>
<h2>Invoices</h2>
<p>You can request an invoice once you’ve received the order, up to {invoice_withinDays, unit} after it is completed, for amounts of ¥{invoice_minFen, money} or more. See <a href="${paths.page('invoices')}">invoices</a>.</p>
<h2>Your account</h2>
<h3>I forgot my password</h3>
<p>Choose “Forgot password?” in the login dialog, and we’ll send a code to your mobile number or email. After you set a new password, every device has to log in again.</p>
<h3>How do I change my mobile number or email?</h3>
<p>In the member centre, verify the old one first, then add the new one within ten minutes.</p>
<p>Didn’t find the answer? <a href="${paths.page('contact')}">Contact us</a>.</p>`,
  ),
};

const delivery: SeedPage = {
  url: 'delivery',
  title: texts('配送与收货', 'Delivery and receipt'),
  description: texts(
    '交期怎么算、运费怎么收、到货怎么验，以及系统何时自动确认收货。',
    'How lead times are counted, what shipping costs, how to check your delivery and when receipt is confirmed automatically.',
  ),
  body: texts(
    `<h2>交期怎么算</h2>
<p>商品页标明的工作日，从付款成功并且文件齐备之后起算，周末和法定节假日不计。文件齐备的当天记为第 0 天。</p>
<table>
<thead><tr><th>类别</th><th>出库或上门时间</th></tr></thead>
<tbody>
<tr><td>办公设备现货</td><td>多数 1–3 个工作日</td></tr>
<tr><td>定制印刷与包装</td><td>以商品页标明的工作日为准</td></tr>
<tr><td>定制家具</td><td>1–3 周，先确认图纸</td></tr>
<tr><td>上门服务</td><td>多数 1–5 个工作日内，按约定时间</td></tr>
</tbody>
</table>
<h2>送到哪里，运费多少</h2>
<p>我们向中国大陆地区发货。每张订单中需要发货的商品，运费 {baseShipping} 元；这些商品满 {freeShipping} 元免运费。发往新疆、西藏、青海、内蒙古的，另加 {remoteShipping} 元，满 {freeShipping} 元也照收。通过报价单成交的订单，运费以报价单为准。具体金额在付款前列明；大件家具的上楼、无电梯搬运另行约定。上门服务的服务区域写在服务页面。</p>
<h2>分批发货</h2>
<p>一张订单可以分几个包裹发出，每个包裹有自己的单号和商品清单，全部发出后订单才进入“待收货”。约定了定金的订单，付清尾款后发货。</p>
<h2>收货时请这样做</h2>
<ol>
<li>先看外箱，有破损、浸水、变形，请当着送货人拍照，并在签收单上注明；</li>
<li>清点件数和型号，定制品核对您的文件；</li>
<li>有问题先不要使用或安装，到订单里申请售后。</li>
</ol>
<p>他人代收视为您收货，请代收人也按上面的步骤验看。</p>
<h2>确认收货</h2>
<ul>
<li>实物订单全部发出后满 {confirmDays} 天，系统自动确认收货；数字交付 {order_confirmDigitalDays} 天，上门服务完工后 {confirmServiceDays} 天。</li>
<li>还没收到？可以在订单中延长一次，多给 {order_extendDays} 天。</li>
<li>有售后正在处理时，计时暂停；售后结束后，剩余时间接着算，至少留 3 天。</li>
<li>收货 {faultDays} 天后，且没有进行中的售后，订单完成。</li>
</ul>
<h2>送晚了怎么办</h2>
<p>请在订单里提醒发货，也可以申请退款，由商家在 {reviewHours} 小时内处理；对结果不满意的，可以请平台介入。</p>`,
    `<h2>How lead times are counted</h2>
<p>The working days shown on a product page start once your payment has arrived and your files are complete. Weekends and public holidays don’t count. The day your files are complete is day zero.</p>
<table>
<thead><tr><th>Category</th><th>Ships or we visit within</th></tr></thead>
<tbody>
<tr><td>Office equipment in stock</td><td>Mostly 1–3 working days</td></tr>
<tr><td>Print and packaging made to order</td><td>As shown on the product page</td></tr>
<tr><td>Made-to-measure furniture</td><td>1–3 weeks after you approve the drawing</td></tr>
<tr><td>On-site services</td><td>Mostly within 1–5 working days, at the agreed time</td></tr>
</tbody>
</table>
<h2>Delivery area and shipping costs</h2>
<p>We deliver in mainland China. Shipping costs ¥{baseShipping} per order and is free for shipped products worth ¥{freeShipping} or more. Deliveries to Xinjiang, Tibet, Qinghai and Inner Mongolia cost ¥{remoteShipping} extra, including on orders above ¥{freeShipping}. For orders from a quotation, the shipping in the offer applies. You always see the amount before you pay. Carrying large furniture upstairs without a lift is agreed separately. Each service page shows the area it covers.</p>
<h2>Split shipments</h2>
<p>An order may ship in several parcels, each with its own tracking number and packing list. It counts as shipped once everything has been sent. If a deposit was agreed, the order ships once the balance is paid.</p>
<h2>When it arrives</h2>
<ol>
<li>Check the outer box first. If it’s broken, wet or crushed, take photos while the courier is still there and note it on the delivery slip.</li>
<li>Check quantities and models, and compare made-to-order products with your files.</li>
<li>If something is wrong, don’t use or install it. Request after-sales service in the order.</li>
</ol>
<p>Deliveries someone else accepts for you count as received by you, so please ask them to follow the same steps.</p>
<h2>Confirming receipt</h2>
<ul>
<li>Receipt is confirmed automatically {confirmDays, unit} after everything has shipped; {order_confirmDigitalDays, unit} after digital delivery; {confirmServiceDays, unit} after an on-site service is completed.</li>
<li>Not there yet? You can extend the time once, by {order_extendDays, unit}, in the order.</li>
<li>While an after-sales request is open, the timer is paused. It then continues with the remaining time, at least 3 days.</li>
<li>An order is completed {faultDays, unit} after receipt if no after-sales request is open.</li>
</ul>
<h2>If we are late</h2>
<p>Send the seller a reminder in the order, or request a refund, which the store must answer within {reviewHours, unit}. If you disagree with the result, you can ask us to step in.</p>`,
  ),
};

const returns: SeedPage = {
  url: 'returns',
  title: texts('退换货政策', 'Returns and after-sales'),
  description: texts(
    '{returnDays} 天无理由退货、{faultDays} 天质量售后，以及每一步的时限。',
    '{returnDays}-day returns, {faultDays, unit} for quality problems, and the deadline for each step.',
  ),
  body: texts(
    `<h2>可以申请什么</h2>
<table>
<thead><tr><th>情形</th><th>时限</th><th>可选方式</th></tr></thead>
<tbody>
<tr><td>不想要了（现货）</td><td>收货后 {returnDays} 天内</td><td>退货退款</td></tr>
<tr><td>质量问题、发错、少发、损坏</td><td>收货后 {faultDays} 天内</td><td>仅退款、退货退款、换货、补发</td></tr>
<tr><td>尚未发货</td><td>发货之前</td><td>仅退款</td></tr>
<tr><td>服务未按约定完成</td><td>验收后 {faultDays} 天内</td><td>退款、重新服务</td></tr>
</tbody>
</table>
<h2>哪些不适用无理由退货</h2>
<ul>
<li>按您的尺寸、文字或图样定做的印刷、包装与家具；</li>
<li>已开封并使用的耗材，例如粉盒；</li>
<li>在线交付的数字化文件；</li>
<li>已经完成的上门服务。</li>
</ul>
<p>以上商品有质量问题的，仍享有 {faultDays} 天售后。无理由退货请保持商品完好，配件、说明书和赠品齐全；为查看商品而打开包装，不影响退货。</p>
<h2>流程与时限</h2>
<ol>
<li><strong>申请</strong>：在订单里选择商品、数量、原因并上传照片。同一商品同时只能有一个进行中的售后。</li>
<li><strong>处理</strong>：商家须在 {reviewHours} 小时内同意、拒绝或提出协商金额，协商金额须经您同意；逾期未处理的，系统自动同意，需要补发或重新服务的转由平台处理。</li>
<li><strong>寄回</strong>：同意后请在 {sendBackDays} 天内寄出并填写运单号，逾期未寄回的，申请自动关闭。</li>
<li><strong>验收</strong>：商家在签收后验货，{aftersale_receiveDays} 天内未处理的，系统视为验收通过。</li>
<li><strong>退款</strong>：按原支付渠道退回；混合支付的先退在线部分，再退余额；抵扣的积分按比例返还。</li>
</ol>
<h2>运费由谁承担</h2>
<p>质量问题、发错、少发、损坏的，因此产生的运费由商家承担；无理由退货由您承担退回运费。发货前整单退款的，运费一并退还。</p>
<h2>商家拒绝怎么办</h2>
<p>您可以补充凭证重新提交一次，也可以在 {disputeDays} 天内申请平台介入。双方有 {aftersale_evidenceDays} 天时间补充凭证，平台裁决并写明理由，双方都看得到。</p>
<h2>换货</h2>
<p>目前只支持同价换货。换新商品寄出 {confirmDays} 天后，系统自动确认。</p>
<h2>已经开了发票</h2>
<p>退款后，开票方会对相应金额开具红字发票；您已经用于抵扣的专用发票，需要先在税务端确认。</p>
<p>本政策不影响您依法享有的其他权利。</p>`,
    `<h2>What you can request</h2>
<table>
<thead><tr><th>Situation</th><th>Time limit</th><th>Options</th></tr></thead>
<tbody>
<tr><td>Changed your mind (stock items)</td><td>{returnDays, unit} of receipt</td><td>Return and refund</td></tr>
<tr><td>Faulty, wrong, missing or damaged</td><td>{faultDays, unit} of receipt</td><td>Refund only, return and refund, exchange, or send again</td></tr>
<tr><td>Not shipped yet</td><td>Before shipping</td><td>Refund only</td></tr>
<tr><td>Service not provided as agreed</td><td>{faultDays, unit} of acceptance</td><td>Refund or redone service</td></tr>
</tbody>
</table>
<h2>What can’t be returned without a reason</h2>
<ul>
<li>Print, packaging and furniture made to your size, text or design</li>
<li>Consumables that have been opened and used, such as toner</li>
<li>Files delivered online</li>
<li>Services that have been completed</li>
</ul>
<p>You still have {faultDays, unit} to report quality problems with these. If you return products without a reason, keep them in good condition with all accessories, manuals and gifts. You may open the packaging to inspect them.</p>
<h2>Steps and deadlines</h2>
<ol>
<li><strong>Request</strong>: in the order, choose the products, quantity and reason, and add photos. Each item can have one open request at a time.</li>
<li><strong>Response</strong>: the store has {reviewHours, unit} to approve, reject or propose another amount, which needs your consent. If it doesn’t respond, the request is approved automatically; what has to be sent again or redone goes to us.</li>
<li><strong>Return</strong>: once approved, ship within {sendBackDays, unit} and enter the tracking number, or the request is closed automatically.</li>
<li><strong>Inspection</strong>: the store inspects the return when it arrives. If it doesn’t respond within {aftersale_receiveDays, unit}, the return counts as accepted.</li>
<li><strong>Refund</strong>: to the original payment method. For mixed payments, the online part is refunded first, then the balance; points are returned in proportion.</li>
</ol>
<h2>Who pays for shipping</h2>
<p>If products are faulty, wrong, missing or damaged, the store pays for the shipping this takes. If you’ve changed your mind, you pay for the return. If a whole order is refunded before it ships, shipping is refunded too.</p>
<h2>If the store rejects your request</h2>
<p>You can resubmit once with new evidence, or ask us to decide within {disputeDays, unit}. Both sides have {aftersale_evidenceDays, unit} to add evidence. We then decide and share our reasons with both sides.</p>
<h2>Exchanges</h2>
<p>Exchanges are currently only possible at the same price. Receipt of the replacement is confirmed automatically {confirmDays, unit} after it ships.</p>
<h2>If an invoice has been issued</h2>
<p>After a refund, the issuer issues a red-letter invoice for the amount. If you’ve already deducted a special VAT invoice, you need to confirm it with the tax authority first.</p>
<p>This policy doesn’t affect your other legal rights.</p>`,
  ),
};

const invoices: SeedPage = {
  url: 'invoices',
  title: texts('发票说明', 'Invoices'),
  description: texts(
    '怎么申请、什么时候能申请、抬头怎么填，以及退款之后发票怎么办。',
    'How and when to request an invoice, what to enter in a title, and what happens after a refund.',
  ),
  body: texts(
    `<h2>什么时候可以申请</h2>
<ul>
<li>确认收货之后，最迟在订单完成后 {invoice_withinDays} 天内；</li>
<li>可开票金额不低于 {invoice_minFen, money} 元，且订单没有进行中的售后；</li>
<li>自营商品由平台开具，商家商品由商家开具。</li>
</ul>
<p>可开票金额等于实付减去已退款和已开票的部分。积分抵扣的金额不开票；余额支付的订单在消费时开票，因此<strong>充值不单独开票</strong>，同一笔钱不会开两次。</p>
<h2>抬头与票种</h2>
<table>
<thead><tr><th>抬头</th><th>需要填写</th><th>可开票种</th></tr></thead>
<tbody>
<tr><td>个人</td><td>名称</td><td>普通发票</td></tr>
<tr><td>企业</td><td>名称、统一社会信用代码</td><td>普通发票</td></tr>
<tr><td>企业（专用）</td><td>另加注册地址、电话、开户行与账号，并通过资质审核</td><td>普通、专用发票</td></tr>
</tbody>
</table>
<p>最多保存 20 个抬头，可设一个默认。申请提交后会保存当时的抬头，之后修改抬头不影响已提交的申请。</p>
<h2>怎么申请</h2>
<ol>
<li>在会员中心选择“可开票订单”，同一开票方、同一抬头的订单可以合并，每次最多 100 张；</li>
<li>选择票种、内容和接收方式，核对金额后提交；</li>
<li>开票方在 {invoiceDays, workingDays}内处理，开好后站内通知并发送到您的邮箱。</li>
</ol>
<p>超过开票方单张限额的，系统会自动拆成几张。未开具的申请，您可以自行撤回。</p>
<h2>抬头开错了</h2>
<p>请在发票详情申请换开：开票方先将原票全额红冲，再按新抬头开具。每张发票 {invoice_reissueDays} 天内最多换开 2 次。</p>
<h2>退款之后</h2>
<ul>
<li>还没开票：可开票金额自动减少；</li>
<li>已开票：开票方按退款金额开具红字发票；</li>
<li>专用发票已经抵扣的：需要您在税务端确认，确认时限 72 小时。</li>
</ul>
<p>发票号码只来自税务系统，我们不会自行编造。遇到查验不一致，请把发票号码和截图发给<a href="${paths.page('contact')}">客服</a>。</p>`,
    `<h2>When you can request an invoice</h2>
<ul>
<li>Once you’ve confirmed receipt, up to {invoice_withinDays, unit} after the order is completed</li>
<li>For amounts of ¥{invoice_minFen, money} or more, if no after-sales request is open</li>
<li>The platform issues invoices for its own products, and stores for theirs</li>
</ul>
<p>The amount you can invoice is what you paid, minus refunds and amounts already invoiced. Points aren’t invoiced. Orders paid from your balance are invoiced when you spend it, so <strong>top-ups aren’t invoiced separately</strong> and nothing is invoiced twice.</p>
<h2>Titles and invoice types</h2>
<table>
<thead><tr><th>Title</th><th>Required details</th><th>Available invoices</th></tr></thead>
<tbody>
<tr><td>Personal</td><td>Name</td><td>Standard</td></tr>
<tr><td>Company</td><td>Name and unified social credit code</td><td>Standard</td></tr>
<tr><td>Company (special)</td><td>Also registered address, phone, bank and account number, and an approved qualification</td><td>Standard and special VAT</td></tr>
</tbody>
</table>
<p>You can save up to 20 titles and set one as default. A request keeps the title as it was when you submitted it, so later changes don’t affect it.</p>
<h2>How to request an invoice</h2>
<ol>
<li>In the member centre, choose orders that can be invoiced. Orders with the same issuer and title can be combined, up to 100 at a time.</li>
<li>Choose the invoice type, content and how to receive it, check the amount and submit.</li>
<li>The issuer processes it within {invoiceDays, workingDays}. You’ll get a message, and the invoice is sent to your email.</li>
</ol>
<p>Amounts above the issuer’s limit per invoice are split automatically. You can withdraw a request until the invoice is issued.</p>
<h2>Wrong title</h2>
<p>Request a replacement in the invoice details: the issuer reverses the old invoice in full and issues a new one with the correct title. Each invoice can be replaced up to twice within {invoice_reissueDays, unit}.</p>
<h2>After a refund</h2>
<ul>
<li>Not invoiced yet: the amount you can invoice is reduced automatically.</li>
<li>Already invoiced: the issuer issues a red-letter invoice for the refund.</li>
<li>Special VAT invoice already deducted: you need to confirm with the tax authority within 72 hours.</li>
</ul>
<p>Invoice numbers only ever come from the tax system; we never make them up. If a number can’t be verified, send it with a screenshot to <a href="${paths.page('contact')}">customer service</a>.</p>`,
  ),
};

const contact: SeedPage = {
  url: 'contact',
  title: texts('联系我们', 'Contact'),
  description: texts(
    '订单、报价、售后、发票和合作分别找谁，多久回复。',
    'Who to contact about orders, quotations, after-sales, invoices and cooperation, and when to expect a reply.',
  ),
  body: texts(
    `<p>事情越具体，解决越快。多数问题从对应的单据里发起最省事：客服能看到您说的是哪一单，您也不必重复一遍。</p>
<h2>从哪里开始</h2>
<table>
<thead><tr><th>您想问</th><th>请这样做</th><th>多久回复</th></tr></thead>
<tbody>
<tr><td>订单进度、修改地址</td><td>会员中心 → 我的订单 → 打开该订单</td><td>工作时间 2 小时内</td></tr>
<tr><td>报价、文件、选材</td><td>商品页“索取报价”，或打开已有报价单留言</td><td>{quote_slaHours} 小时内</td></tr>
<tr><td>退换货、质量问题</td><td>打开订单 → 申请售后，附照片</td><td>商家 {reviewHours} 小时内处理</td></tr>
<tr><td>发票</td><td>会员中心 → 发票</td><td>{invoiceDays, workingDays}内</td></tr>
<tr><td>供货、入驻、渠道合作</td><td>填写<a href="${paths.cooperate}">合作意向表</a></td><td>{site_leadReplyDays, workingDays}内</td></tr>
</tbody>
</table>
<h2>直接找人</h2>
<ul>
<li><strong>客服电话</strong>：见每页底部，工作日 9:00–18:00</li>
<li><strong>客服邮箱</strong>：service@inkstream.example</li>
<li><strong>个人信息保护</strong>：privacy@inkstream.example</li>
<li><strong>样品间</strong>：上海，纸样、盒型和办公家具都可以看实物，请提前一个工作日预约</li>
</ul>
<h2>来电或来信时请准备</h2>
<ul>
<li>单据编号：订单以 SO 开头，报价以 QT 开头，售后以 AS 开头，发票申请以 IV 开头；</li>
<li>出问题的照片，最好能看到标签和整体；</li>
<li>希望怎么解决、什么时候需要。</li>
</ul>
<h2>请提防冒充</h2>
<p>我们不会向您索要密码、验证码，也不会请您把货款转到个人账户。对公转账的收款户名和账号，只以收银台显示的为准；有人通过聊天工具发来“新账号”，请先打页面底部的电话核实。</p>
<h2>不满意客服的处理</h2>
<p>请写信到上面的邮箱，标题注明“投诉”和单据编号，由主管在 2 个工作日内回复。您也可以拨打 12315，或向有关部门投诉。</p>`,
    `<p>The more specific your question, the faster we can help. It’s usually best to start from the document itself: we can see which order you mean, so you don’t have to explain it again.</p>
<h2>Where to start</h2>
<table>
<thead><tr><th>Your question</th><th>What to do</th><th>Response time</th></tr></thead>
<tbody>
<tr><td>Order progress, change of address</td><td>Member centre → My orders → open the order</td><td>Within 2 working hours</td></tr>
<tr><td>Prices, files, materials</td><td>“Request a quotation” on the product page, or a message in your quotation</td><td>Within {quote_slaHours, unit}</td></tr>
<tr><td>Returns, quality problems</td><td>Open the order → Request after-sales service, with photos</td><td>The store answers within {reviewHours, unit}</td></tr>
<tr><td>Invoices</td><td>Member centre → Invoices</td><td>Within {invoiceDays, workingDays}</td></tr>
<tr><td>Supply, opening a store, resale</td><td>The <a href="${paths.cooperate}">cooperation form</a></td><td>Within {site_leadReplyDays, workingDays}</td></tr>
</tbody>
</table>
<h2>Contact us directly</h2>
<ul>
<li><strong>Phone</strong>: at the bottom of every page, working days 9:00–18:00</li>
<li><strong>Email</strong>: service@inkstream.example</li>
<li><strong>Personal information</strong>: privacy@inkstream.example</li>
<li><strong>Showroom</strong>: in Shanghai, with paper samples, box types and furniture. Please book at least one working day ahead.</li>
</ul>
<h2>Please have ready</h2>
<ul>
<li>The document number: orders begin with SO, quotations with QT, after-sales requests with AS, invoice requests with IV</li>
<li>Photos of the problem, ideally showing the label and the whole item</li>
<li>What you would like us to do, and by when</li>
</ul>
<h2>Beware of impostors</h2>
<p>We never ask for your password or verification codes, or for payment to a personal account. Only transfer to the account shown on the payment page. If someone sends you a “new account” by chat, call the number at the bottom of the page first.</p>
<h2>If you are not satisfied</h2>
<p>Write to the address above with “complaint” and the document number in the subject. A manager will reply within 2 working days. You can also call the consumer hotline 12315 or contact the relevant authorities.</p>`,
  ),
};

const referralRules: SeedPage = {
  url: 'referral-rules',
  title: texts('推荐奖励规则', 'Referral rules'),
  description: texts(
    '谁可以参加、比例多少、不收任何费用；奖励何时产生、何时可提、退款怎么算。',
    'Who can take part, what you earn, no fees: when you earn a reward, when you can withdraw it and how refunds affect it.',
  ),
  body: texts(
    `<p>把砚川介绍给需要的人，对方真实下单、收货、过了售后期，您得到一份奖励。规则只有这些，没有别的门槛。</p>
<h2>参加</h2>
<ul>
<li>任何注册用户都可以申请：在会员中心“推荐有礼”说明打算在哪里、向谁推荐，审核通过后即有专属链接、推荐码和二维码。</li>
<li><strong>不收入门费，不要求购买商品，不按拉来的人数付钱。</strong></li>
<li>奖励只来自真实付款并已收货的订单。最多计两级：您直接推荐的人，和他们推荐的人；再往下不计。</li>
</ul>
<h2>绑定关系</h2>
<ul>
<li>对方须为新用户：注册 {referral_newForHours} 小时之内，或还没有付过款的订单。</li>
<li>绑定后长期有效，不能自行更换，填错可请客服核实后更正；不能推荐自己，也不能互相推荐。</li>
</ul>
<h2>奖励怎么算</h2>
<p>朋友的订单，奖励为商品实付金额的 {commission}；朋友的朋友的订单，为 {commission2}。推广等级有自己的比例，您的比例在“推荐有礼”里可见。实付金额不含运费，也不含积分抵扣的部分；商家销售的商品，奖励以平台从中所得佣金为上限。比例以下单时为准，之后调整不影响已有订单。</p>
<table>
<thead><tr><th>状态</th><th>含义</th></tr></thead>
<tbody>
<tr><td>待收货</td><td>对方已付款，订单还在进行</td></tr>
<tr><td>冻结中</td><td>已收货，售后期（收货后 {faultDays} 天）尚未结束</td></tr>
<tr><td>已结算</td><td>订单完成且没有进行中的售后，奖励进入可提余额</td></tr>
<tr><td>已失效</td><td>结算前全额退款</td></tr>
<tr><td>已冲回</td><td>结算后发生退款，相应奖励扣回</td></tr>
</tbody>
</table>
<p>部分退款按比例减少。扣回后余额可能为负，会先用之后的奖励抵补，补足之前不能提现。</p>
<h2>提现</h2>
<ul>
<li>每次 {withdraw_minFen, money} 元起，最多 {withdraw_maxFen, money} 元；每天最多 {withdraw_perDay} 次；手续费率为 {withdraw_feeBp}。</li>
<li>可提到银行卡、支付宝或账户余额。提到银行卡和支付宝须完成实名，收款人与实名一致；新增的收款账户 {withdraw_payeeCoolingHours} 小时后才能使用。</li>
<li>申请后金额即被冻结，由财务审核后打款；驳回会写明原因，金额退回可提余额。依法应代扣代缴的税款按规定办理。</li>
</ul>
<h2>不可以做的</h2>
<p>虚假交易、刷单、冒充官方、发送骚扰信息、承诺收益，一经查实，冻结推广资格并取消相应奖励；冻结期间的奖励保留，查清后恢复或取消，并告知理由。对处理有异议，可在 7 天内申诉。</p>`,
    `<p>Recommend Inkstream to someone who needs it. Once they’ve ordered and received their products and the after-sales period has passed, you earn a reward. It’s that simple.</p>
<h2>Taking part</h2>
<ul>
<li>Every registered user can apply: tell us under Referrals in your account where you would show the shop, and to whom. Once you’re accepted, your link, referral code and QR code are there.</li>
<li><strong>No entry fee, no purchase required, and no payment for the number of people you bring in.</strong></li>
<li>Rewards only come from orders that have been paid and received. There are two levels at most: people you refer directly, and people they refer. Nobody beyond that counts.</li>
</ul>
<h2>Who counts as referred</h2>
<ul>
<li>New users only: registered within the last {referral_newForHours, unit}, or without a paid order so far.</li>
<li>The referral is permanent and you can’t change it yourself; customer service can correct a mistake. You can’t refer yourself or each other.</li>
</ul>
<h2>How rewards are calculated</h2>
<p>Your reward is {commission} of what your friends pay for products, and {commission2} of what their friends pay, excluding shipping and the part covered by points. Promoter levels have rates of their own; yours are shown under Referrals. On products sold by stores, the most you can earn is the platform’s own commission. The rate on the day of the order applies, even if it changes later.</p>
<table>
<thead><tr><th>Status</th><th>Meaning</th></tr></thead>
<tbody>
<tr><td>Awaiting delivery</td><td>Paid; the order is in progress</td></tr>
<tr><td>On hold</td><td>Received; the {faultDays}-day after-sales period hasn’t ended yet</td></tr>
<tr><td>Released</td><td>Order completed with no open after-sales request: you can withdraw the reward</td></tr>
<tr><td>Cancelled</td><td>Refunded in full before it was released</td></tr>
<tr><td>Reversed</td><td>Refunded after it was released; the reward is taken back</td></tr>
</tbody>
</table>
<p>Partial refunds reduce the reward in proportion. If your reward balance becomes negative, later rewards make up the difference first, and you can’t withdraw until they have.</p>
<h2>Withdrawing</h2>
<ul>
<li>¥{withdraw_minFen, money} to ¥{withdraw_maxFen, money} at a time, up to {withdraw_perDay} times a day. The fee is {withdraw_feeBp}.</li>
<li>To a bank card, Alipay or your account balance. For a bank card or Alipay, your identity must be verified and the account must be in your name. A new payee account can be used after {withdraw_payeeCoolingHours, unit}.</li>
<li>The amount is put on hold when you apply, then reviewed and paid by our finance team. If it’s rejected, we tell you why and the amount becomes available again. Taxes are withheld where required by law.</li>
</ul>
<h2>What is not allowed</h2>
<p>Fake orders, impersonating our staff, spam and promises of income. If proven, your referral status is suspended and the rewards concerned are cancelled. During an investigation, rewards stay on hold; afterwards they are restored or cancelled, with reasons. You can appeal within 7 days.</p>`,
  ),
};

/** The content pages of the demo shop. What they promise is read from its settings. */
export const seedPages: SeedPage[] = [about, help, delivery, returns, invoices, contact, referralRules, ...legalPages];
