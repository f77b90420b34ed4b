import { useEffect, useRef } from 'react';

/** Where nobody is anywhere in particular, who opens a form is in its first field. */
export function useFirstField(form: string) {
  const sheet = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is what there is to begin.
  useEffect(() => {
    const isNowhere = document.activeElement?.matches('body, h1, h2, .curtain-sign *') ?? true;
    // What is to be written, and the seal under it, are in sight.
    sheet.current?.querySelector('.slip-acts')?.scrollIntoView?.({ block: 'nearest' });
    if (isNowhere) sheet.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [form]);
  return sheet;
}
