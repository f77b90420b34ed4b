; What the installer does beside laying files. The installer runs as administrator, so it can do both.
;
; Tables are found and joined through two doors, opened for our programs alone, from the local network alone, at home and at
; work but not in public places: TCP for the table, UDP 5353 for finding it. Windows' own question, once refused, makes rules
; that block; they win over those that allow, and so are taken away by program first.

!macro RACENIGHT_SHUT
  nsExec::Exec 'netsh advfirewall firewall delete rule name=all dir=in program="$INSTDIR\${MAINBINARYNAME}.exe"'
  Pop $0
!macroend

!macro NSIS_HOOK_POSTINSTALL
  !insertmacro RACENIGHT_SHUT
  nsExec::Exec 'netsh advfirewall firewall add rule name="Race Night table" dir=in action=allow program="$INSTDIR\${MAINBINARYNAME}.exe" protocol=TCP localport=47223 remoteip=localsubnet profile=private,domain'
  Pop $0
  nsExec::Exec 'netsh advfirewall firewall add rule name="Race Night nearby" dir=in action=allow program="$INSTDIR\${MAINBINARYNAME}.exe" protocol=UDP localport=5353 remoteip=localsubnet profile=private,domain'
  Pop $0
!macroend

!macro NSIS_HOOK_PREUNINSTALL
  !insertmacro RACENIGHT_SHUT
!macroend
