-- Steps of the orders of a list, by which the index of words finds what stands before a value (listing-keys.ts asks by the same
-- numbers: whoever changes them changes both, and builds the indexes anew). Each is one expression without anything mutable, so
-- that the planner puts it in place of the call: rows that are read are tested by it again.
-- Sales: the own step and all below, two steps to the double, so that "as popular as this" is one key.
create function popularity_steps(sold integer) returns integer[] language sql immutable parallel safe as $$
  select ('{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40}'::integer[])
    [1:floor(2 / ln(2::float8) * ln(greatest(sold, 0) + 1::float8))::integer]
$$;
--> statement-breakpoint
-- Prices: eight steps to the double, steps of eight of those, and of eight of these: any range is a few keys.
create function price_steps(amount bigint) returns integer[] language sql immutable parallel safe as $$
  select case when amount is not null then array[
    floor(8 / ln(2::float8) * ln(greatest(amount, 0) + 1::float8))::integer,
    1000000 + floor(8 / ln(2::float8) * ln(greatest(amount, 0) + 1::float8))::integer / 8,
    2000000 + floor(8 / ln(2::float8) * ln(greatest(amount, 0) + 1::float8))::integer / 64] end
$$;
--> statement-breakpoint
-- Times: hours, sixteen of those, and so on.
create function time_steps(at timestamptz) returns integer[] language sql immutable parallel safe as $$
  select array[
    floor(date_part('epoch', at - '1970-01-01 00:00:00+00'::timestamptz) / 3600)::integer,
    10000000 + floor(date_part('epoch', at - '1970-01-01 00:00:00+00'::timestamptz) / 3600)::integer / 16,
    20000000 + floor(date_part('epoch', at - '1970-01-01 00:00:00+00'::timestamptz) / 3600)::integer / 256,
    30000000 + floor(date_part('epoch', at - '1970-01-01 00:00:00+00'::timestamptz) / 3600)::integer / 4096,
    40000000 + floor(date_part('epoch', at - '1970-01-01 00:00:00+00'::timestamptz) / 3600)::integer / 65536]
$$;
