#!/bin/sh
# The file system of the image: a release, and what its Node needs of the system. make-root.sh RELEASE TARGET
set -eu
release=$1
target=$2
mkdir -p "$target/opt" "$target/etc/ssl/certs" "$target/var/lib/hongyan" "$target/tmp"
cp -R "$release" "$target/opt/hongyan"
# Libraries, as Node and its modules ask for them; names of hosts are looked up by two more.
files=$(ldd "$release/bin/node" | grep -o '/[^ )]*')
libraries=$(dirname "$(echo "$files" | grep '/libc\.so' | head -1)")
for file in $files "$libraries/libresolv.so.2" "$libraries/libnss_dns.so.2" "$libraries/libnss_files.so.2"; do
  if [ -e "$file" ]; then
    mkdir -p "$target$(dirname "$file")"
    cp -L "$file" "$target$file"
  fi
done
# Its symbols are 20 MB that nobody reads.
if command -v strip > /dev/null; then strip "$target/opt/hongyan/bin/node"; fi
if [ -e /etc/ssl/certs/ca-certificates.crt ]; then cp -L /etc/ssl/certs/ca-certificates.crt "$target/etc/ssl/certs/"; fi
echo '127.0.0.1 localhost' > "$target/etc/hosts"
echo 'hosts: files dns' > "$target/etc/nsswitch.conf"
echo 'hongyan:x:10001:10001::/var/lib/hongyan:' > "$target/etc/passwd"
echo 'hongyan:x:10001:' > "$target/etc/group"
chown -R 10001:10001 "$target/var/lib/hongyan"
chmod 1777 "$target/tmp"
