-- Names are listed as a dictionary of the language has them: Chinese by pinyin (docs/adr/0017-names-in-order.md). The
-- indexes and the comparisons of cursors take the collation of their column. A server without ICU keeps its own order.
do $$
begin
	if to_regcollation('pg_catalog."zh-Hans-x-icu"') is not null and to_regcollation('pg_catalog."en-x-icu"') is not null then
		alter table "product_list_keys"
			alter column "name_zh" type varchar(30) collate "zh-Hans-x-icu",
			alter column "name_en" type varchar(30) collate "en-x-icu";
	end if;
end $$;
