-- Trigram indexes make substring search fast; see catalogue/search-text.ts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
