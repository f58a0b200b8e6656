/** Loaded before a script that must not outlive who started it: whoever is killed closes no more than this channel. */
if (!process.connected) process.exit(130);
process.once('disconnect', () => process.exit(130));
process.channel?.unref();
