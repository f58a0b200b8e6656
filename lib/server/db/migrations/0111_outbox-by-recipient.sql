create index concurrently if not exists "outbox_messages_recipient" on "outbox_messages" using btree (lower("recipient"));
