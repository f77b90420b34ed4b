#!/bin/sh
# Takes away what install.sh has put here. Settings, tables and records of the user stay.
set -eu
own=$(cd "$(dirname "$0")" && pwd)
prefix=$(cd "$own/../.." && pwd)

# Menus, file types and icons are looked up in caches, where a desktop keeps them.
tell_the_desktop() {
  share=$prefix/share
  command -v update-desktop-database > /dev/null && update-desktop-database -q "$share/applications" || :
  command -v update-mime-database > /dev/null && update-mime-database "$share/mime" || :
  command -v gtk-update-icon-cache > /dev/null && gtk-update-icon-cache -q -t -f "$share/icons/hicolor" || :
}

if [ "${1:-}" = --tell-the-desktop ]; then
  tell_the_desktop
  exit
fi
if [ ! -f "$own/installed" ]; then
  echo "Race Night was not installed from here." >&2
  exit 1
fi
while read -r file; do
  rm -f "$prefix/$file"
  # Only folders that are empty now; the user's own things keep theirs.
  (cd "$prefix" && rmdir -p "$(dirname "$file")" 2> /dev/null) || :
done < "$own/installed"
tell_the_desktop
rm -f "$own/installed" "$own/uninstall.sh"
rmdir "$own" 2> /dev/null || :
echo "Race Night is gone. Your settings, tables and records are still there."
