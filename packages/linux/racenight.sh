#!/bin/sh
# The command line and the window are one program.
exec "$(dirname "$(readlink -f "$0")")/racenight-app" --command-line "$@"
