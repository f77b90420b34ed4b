#!/bin/sh
# Installs Race Night for this user alone: into ~/.local, or into the folder given. Needs no root.
# What it puts there is listed, and uninstall.sh takes just that away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
own=$prefix/share/racenight

mkdir -p "$own"
(cd "$here" && find bin share -type f) > "$own/installed"
while read -r file; do
  mkdir -p "$prefix/$(dirname "$file")"
  cp -p "$here/$file" "$prefix/$file"
done < "$own/installed"
cp -p "$here/uninstall.sh" "$own/uninstall.sh"
# A desktop may not look for programs in the user's own folder.
sed -i "s|^Exec=racenight-app|Exec=\"$prefix/bin/racenight-app\"|" "$prefix/share/applications/racenight.desktop"
sh "$own/uninstall.sh" --tell-the-desktop

echo "Race Night is in $prefix. It needs WebKitGTK 4.1 (libwebkit2gtk-4.1) and GTK 3 from your system."
echo "To remove it: sh $own/uninstall.sh"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) echo "To use the command racenight, put $prefix/bin into your PATH." ;;
esac
