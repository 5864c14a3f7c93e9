#!/bin/sh
# Checks every file of this folder with the program that reads it, where that is installed; says which are not.
# Ends with 1 where a file is wrong.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$here/." "$work"
cd "$work" || exit 1
failed=0

# check NAME PROGRAM COMMAND…: runs the command where the program is there.
check() {
  name=$1 program=$2
  shift 2
  if ! command -v "$program" > /dev/null; then
    echo "not checked: $name ($program is not installed)"
  elif "$@" > "$work/out" 2>&1; then
    echo "good:        $name ($program)"
  else
    echo "wrong:       $name ($program)"
    cat "$work/out"
    failed=1
  fi
}

# Values in place of secrets, and files of the machine that the examples name.
sed 's/=$/=letters/' env.example > .env
cp cloakroom.env.example cloakroom.env
if command -v openssl > /dev/null; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=cloakroom.example \
    -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2> "$work/out"
fi

lint() { npm exec --yes dockerfilelint@1.8.0 -- Dockerfile cluster/Dockerfile; }
check 'Dockerfile, cluster/Dockerfile' npm lint

if command -v docker > /dev/null && docker compose version > /dev/null 2>&1; then
  check compose.yaml docker docker compose --env-file .env --profile pictures config --quiet
else
  check compose.yaml docker-compose docker-compose --env-file .env --profile pictures config --quiet
fi

units() {
  sed -i 's#/opt/cloakroom/node_modules/.bin/node#/bin/true#; s#/usr/bin/pgbackrest#/bin/true#' systemd/*.service
  cp systemd/cloakroom@.service systemd/cloakroom@3001.service
  # It ends with 0 after a warning; others' units are no matter of ours.
  ! systemd-analyze verify systemd/cloakroom@3001.service systemd/cloakroom-backup.service systemd/cloakroom-backup.timer 2>&1 |
    grep cloakroom
}
check 'systemd/*' systemd-analyze units

site() {
  sed -e "s#/etc/ssl/cloakroom#$work#; s#/var/log/nginx#$work#" nginx/cloakroom.conf > site.conf
  printf 'pid %s/nginx.pid;\nevents {}\nhttp { include %s/site.conf; }\n' "$work" "$work" > nginx.conf
  nginx -t -q -c "$work/nginx.conf" -e "$work/error.log"
}
check nginx/cloakroom.conf nginx site
check caddy/Caddyfile caddy caddy validate --config caddy/Caddyfile --adapter caddyfile
check cluster/haproxy.cfg haproxy haproxy -c -q -f cluster/haproxy.cfg
check cluster/post-bootstrap.sh sh sh -n cluster/post-bootstrap.sh
backup() {
  # It only warns of what it does not know.
  ! PGBACKREST_CONFIG="$work/backup/pgbackrest.conf" PGBACKREST_LOCK_PATH="$work" pgbackrest --stanza=cloakroom info 2>&1 |
    grep -E 'WARN|ERROR'
}
check backup/pgbackrest.conf pgbackrest backup
# Besides what it reads, it says that no etcd answers here, and that rules stand where they belong since 3.0.
patroni_reads() {
  for bin in /usr/lib/postgresql/*/bin; do :; done
  sed -e "s#/usr/lib/postgresql/17/bin#$bin#; s#/var/lib/postgresql/data/17#$work/new#" cluster/patroni.yml > patroni.yml
  PATRONI_NAME=db1 PATRONI_ETCD3_HOSTS=127.0.0.1:2379 PATRONI_RESTAPI_CONNECT_ADDRESS=192.0.2.1:8008 \
    PATRONI_POSTGRESQL_CONNECT_ADDRESS=192.0.2.1:5432 PATRONI_SUPERUSER_PASSWORD=x PATRONI_REPLICATION_PASSWORD=x \
    patroni --validate-config patroni.yml > said 2>&1
  ! grep -vE 'is not reachable|^bootstrap.pg_hba +is not defined' said
}
check cluster/patroni.yml patroni patroni_reads
exit "$failed"
