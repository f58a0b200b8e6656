-- A session has an absolute end from now on (session-rules.ts): those that are older are cut to it.
update sessions
set expires_at = least(expires_at, created_at + case when is_kept then interval '180 days' else interval '7 days' end)
where ended_at is null;
