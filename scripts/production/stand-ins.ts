/**
 * What a test puts in the place of what only a whole machine has: systemd, other users, Let's Encrypt, a repository. Everything else
 * that a page calls is Debian's. `$STAGE` is the folder that stands for `/`, `$AS_POSTGRES` begins a command as the user of the
 * database (empty where the test is no root).
 */
export const standIns: Record<string, string> = {
  'apt-get': 'exit 0',
  useradd: 'exit 0',
  usermod: 'exit 0',
  // What it makes belongs to whoever makes it.
  install: `args=()
while [ $# -gt 0 ]; do case "$1" in -o|-g) shift 2;; *) args+=("$1"); shift;; esac; done
/usr/bin/install "\${args[@]}"`,
  chown: '[ "$(id -u)" != 0 ] || /usr/bin/chown "$@"',
  runuser: `user=$2; shift 3
[ "$user" != postgres ] || export PGUSER=postgres PGHOST="$STAGE/run" PGPORT="$POSTGRES_PORT"
[ "$user" = postgres ] && exec $AS_POSTGRES "$@"
exec "$@"`,
  git: 'exit 0',
  'new-release.sh': 'exit 0',
  editor: `sed -i "s|SHOP-PASSWORD|$PASSWORD|; s|:PASSWORD@|:$PASSWORD@|; s|^SECRET_KEY=.*|SECRET_KEY=$SECRET|; s|^MAIL_FROM=.*||" "$1"`,
  certbot: 'exit 0',
  nginx: 'exec "$NGINX_PROGRAM" -c "$STAGE/etc/nginx/nginx.conf" "$@"',
  pg_ctlcluster: 'exec $AS_POSTGRES "$PG_BIN/pg_ctl" -D "$STAGE/var/lib/postgresql/$PG_MAJOR/main" -w "$3"',
  systemctl: `do=$1; shift
for unit in "$@"; do case "$do $unit" in
  *" postgresql@"*)
    data="$STAGE/var/lib/postgresql/$PG_MAJOR/main"
    options="-c config_file=$STAGE/etc/postgresql/$PG_MAJOR/main/postgresql.conf"
    $AS_POSTGRES "$PG_BIN/pg_ctl" -D "$data" -w -m fast -l "$STAGE/run/postgres.log" -o "$options" "$do" || { tail -5 "$STAGE/run/postgres.log" >&2; exit 1; };;
  "restart pgbouncer")
    [ ! -e "$STAGE/run/pgbouncer.pid" ] || kill "$(cat "$STAGE/run/pgbouncer.pid")"
    # As the unit of the package has it, but in the background.
    $AS_POSTGRES "$PGBOUNCER" "$STAGE/etc/pgbouncer/pgbouncer.ini" > "$STAGE/run/pgbouncer.log" 2>&1 &
    echo $! > "$STAGE/run/pgbouncer.pid"
    for try in $(seq 50); do
      "$PG_BIN/pg_isready" -q -h 127.0.0.1 -p "$POOLER_PORT" && exit 0
      kill -0 "$(cat "$STAGE/run/pgbouncer.pid")" 2>/dev/null || break
      sleep 0.1
    done
    cat "$STAGE/run/pgbouncer.log" >&2; exit 1;;
  "reload pgbouncer") kill -HUP "$(pgrep -f "$STAGE/etc/pgbouncer/pgbouncer.ini" | tail -1)";;
  "restart nginx") "$STAGE/bin/nginx";;
  *) ;;
esac; done`,
};
