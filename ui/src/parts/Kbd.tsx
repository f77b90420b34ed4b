import './kbd.css';

/** A key of the keyboard. A screen reader hears the button, not the key. */
export function Kbd({ children }: { children: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  );
}
