#!/bin/sh
# Makes the secrets of compose.yaml beside it, once. Keep a copy in another place than the backups.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
cd secrets
for name in database_password link_key tail_key; do
  [ -e "$name" ] || openssl rand -hex 32 | tr -d '\n' > "$name"
done
[ -e database_url ] || printf 'postgres://hongyan:%s@database/hongyan' "$(cat database_password)" > database_url
[ -e cipher.pem ] || openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:3072 -out cipher.pem 2> /dev/null
# The site reads them as user 10001.
chmod 0444 link_key tail_key database_url cipher.pem database_password
ls
