#!/bin/sh
# Makes a release ready beside the one that runs: new-release.sh v0.2.0
# Nothing changes for visitors; `switch-release.sh` does that. Run as root, from anywhere.
# npm runs on the system's Node and would warn of it for every package: the shop runs on the one among them.
set -eu
version=${1:?which version (a tag or a commit)}
release=/srv/shop/releases/$version
[ ! -e "$release" ] || { echo "$release is there already" >&2; exit 1; }
install -d -o shop -g shop /srv/shop/releases "$release"
# One that is not finished would look like one that is there.
trap 'rm -rf "$release"' EXIT
trap 'exit 1' HUP INT TERM
runuser -u shop -- sh -eu -c "
  git -C /srv/shop/source fetch --quiet --tags
  git -C /srv/shop/source archive '$version' | tar -x -C '$release'
  cd '$release'
  npm ci --omit=dev --no-audit --no-fund --loglevel=error
  node scripts/bootstrap.mjs pages
"
trap - EXIT
echo "$release is ready"
