-- The first withdrawal of each number has it, as lib/server/kernel/answer-table/number-key.ts compares them.
update withdrawals set reference_key = first.key
from (
  select distinct on (channel, key) id, key
  from (
    select id, channel,
      left(regexp_replace(upper(regexp_replace(normalize(reference, NFKC), '\s', '', 'g')), '^0+(?=\d+$)', ''), 64) as key
    from withdrawals where reference ~ '[1-9[:alpha:]]'
  ) written
  order by channel, key, id
) first
where withdrawals.id = first.id and withdrawals.reference_key is null;
