#!/bin/sh
# Makes the product's role and database, with the password of APP_PASSWORD, and the stanza of the backups. Patroni runs
# it once, with the address of the new primary as $1.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$APP_PASSWORD" "$1" <<'SQL'
create role cloakroom login password :'password' connection limit 68;
create database cloakroom owner cloakroom;
SQL
pgbackrest --stanza=cloakroom stanza-create
