-- Keeps how many published products have each word (search_terms.products). The words are locked in their order first, so
-- that two transactions cannot wait for each other crosswise; sums of zero write nothing. Room is left on each page, so
-- that a new count touches no index.
ALTER TABLE search_terms SET (fillfactor = 60);--> statement-breakpoint
CREATE FUNCTION apply_term_counts(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF changes IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM search_terms WHERE term IN (SELECT change->>'t' FROM jsonb_array_elements(changes) AS change)
  ORDER BY term FOR NO KEY UPDATE;
  UPDATE search_terms AS known SET products = known.products + (change->>'n')::integer
  FROM jsonb_array_elements(changes) AS change WHERE known.term = change->>'t';
END;
$$;--> statement-breakpoint
CREATE FUNCTION count_term_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('t', t, 'n', n)) INTO changes
    FROM (SELECT t, count(*) AS n FROM added, unnest(terms) AS t GROUP BY t) AS sums;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('t', t, 'n', -n)) INTO changes
    FROM (SELECT t, count(*) AS n FROM removed, unnest(terms) AS t GROUP BY t) AS sums;
  ELSE
    SELECT jsonb_agg(jsonb_build_object('t', t, 'n', n)) INTO changes
    FROM (SELECT t, sum(n) AS n FROM (SELECT terms, 1 AS n FROM added UNION ALL SELECT terms, -1 FROM removed) AS rows,
      unnest(terms) AS t GROUP BY t HAVING sum(n) <> 0) AS sums;
  END IF;
  PERFORM apply_term_counts(changes);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER listing_terms_count_insert AFTER INSERT ON listing_terms REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_term_changes();--> statement-breakpoint
CREATE TRIGGER listing_terms_count_delete AFTER DELETE ON listing_terms REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_term_changes();--> statement-breakpoint
CREATE TRIGGER listing_terms_count_update AFTER UPDATE ON listing_terms
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_term_changes();
