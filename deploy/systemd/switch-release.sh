#!/bin/sh
# Lets the processes run another release, one after the other: switch-release.sh v0.2.0
# The first one migrates the database. One that does not come up ends it: those before it run the new release, the others the old.
set -eu
version=${1:?which release}
release=/srv/shop/releases/$version
[ -d "$release/.next" ] || { echo "$release is not ready: new-release.sh $version" >&2; exit 1; }
ln -sfn "$release" /srv/shop/current.new
mv -T /srv/shop/current.new /srv/shop/current
for unit in $(systemctl list-units --plain --no-legend --state=active,activating 'shop@*' | cut -d' ' -f1); do
  echo "$unit"
  systemctl restart "$unit"
  name=${unit#shop@}
  port=$(sed -n 's/^PORT=//p' "/etc/shop/${name%.service}.env")
  # The next one goes down only when this one answers.
  curl --silent --fail --output /dev/null --retry 90 --retry-delay 1 --retry-connrefused --retry-all-errors \
    "http://127.0.0.1:$port/api/health/ready" || { echo "$unit does not become ready" >&2; exit 1; }
done
