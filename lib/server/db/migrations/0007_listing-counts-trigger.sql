-- Keeps listing_counts. Each statement writes its sums once, in the order of the keys, so that two transactions cannot
-- wait for each other crosswise; sums of zero (a new price, another sale) write nothing.
CREATE FUNCTION apply_listing_counts(changes jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing_counts AS counts (category_id, kind, facet_value_id, products)
  SELECT (change->>'c')::bigint, change->>'k', (change->>'f')::integer, (change->>'n')::integer
  FROM jsonb_array_elements(changes) AS change
  ORDER BY 1, 2, 3
  ON CONFLICT (category_id, kind, facet_value_id) DO UPDATE SET products = counts.products + excluded.products;
$$;--> statement-breakpoint
CREATE FUNCTION count_listing_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('c', c, 'k', kind, 'f', f, 'n', n)) INTO changes FROM (
      SELECT c, kind, f, count(*) AS n
      FROM added, unnest(ARRAY[0, category_1_id, category_2_id, category_3_id]) AS c, unnest(0 || facet_value_ids) AS f
      WHERE c IS NOT NULL GROUP BY 1, 2, 3) AS sums;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('c', c, 'k', kind, 'f', f, 'n', -n)) INTO changes FROM (
      SELECT c, kind, f, count(*) AS n
      FROM removed, unnest(ARRAY[0, category_1_id, category_2_id, category_3_id]) AS c, unnest(0 || facet_value_ids) AS f
      WHERE c IS NOT NULL GROUP BY 1, 2, 3) AS sums;
  ELSE
    SELECT jsonb_agg(jsonb_build_object('c', c, 'k', kind, 'f', f, 'n', n)) INTO changes FROM (
      SELECT c, kind, f, sum(n) AS n FROM (
        SELECT *, 1 AS n FROM added UNION ALL SELECT *, -1 FROM removed) AS rows,
        unnest(ARRAY[0, category_1_id, category_2_id, category_3_id]) AS c, unnest(0 || facet_value_ids) AS f
      WHERE c IS NOT NULL GROUP BY 1, 2, 3 HAVING sum(n) <> 0) AS sums;
  END IF;
  IF changes IS NOT NULL THEN
    PERFORM apply_listing_counts(changes);
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER product_listing_count_insert AFTER INSERT ON product_listing REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_listing_changes();--> statement-breakpoint
CREATE TRIGGER product_listing_count_delete AFTER DELETE ON product_listing REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_listing_changes();--> statement-breakpoint
CREATE TRIGGER product_listing_count_update AFTER UPDATE ON product_listing
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_listing_changes();
