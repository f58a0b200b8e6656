-- Messages kept the secret of an invitation, of which the table itself has a hash alone; its number takes the place.
UPDATE "messages" SET "link" = '/user/applay_entry?invitation=' || split_part("dedupe_key", ':', 2)
  WHERE "event_key" = 'storeInvited' AND "link" LIKE '/user/applay_entry?invite=%' AND "dedupe_key" LIKE 'store-invitation:%';
