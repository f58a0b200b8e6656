-- What stores have earned so far, by what the ledger has of it: the other accounts of each posting say what it is made of.
insert into store_settlement_lines
  (store_id, kind, order_id, cause, gross_amount, commission_amount, referral_amount, net_amount, created_at)
select substr(own.account_id, 15)::bigint,
  case when j.type in ('order_complete', 'order_forfeit') then 'earning' else 'refund_reversal' end,
  o.id, j.idem,
  -coalesce(sum(e.amount) filter (where e.account_id in ('order_escrow', 'expense:points')), 0),
  coalesce(sum(e.amount) filter (where e.account_id = 'income:commission'), 0),
  coalesce(sum(e.amount) filter (where e.account_id = 'referral_payable' or e.account_id like 'commission_available:%'), 0),
  own.amount, j.occurred_at
from wallet_entries own
join wallet_journals j on j.id = own.journal_id
join wallet_entries e on e.journal_id = j.id and e.id <> own.id
join orders o on o.no = j.ref_no and j.ref_type = 'order'
where own.account_id like 'store_pending:%'
group by own.id, own.account_id, own.amount, o.id, j.id
order by j.id
on conflict do nothing;
