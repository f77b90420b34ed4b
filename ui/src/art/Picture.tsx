interface Props {
  viewBox: string;
  /** What it says to a screen reader; without it the picture is decoration. */
  label?: string | undefined;
  className?: string;
  /** Side of a square picture, in rem; without it the picture fills the width it is given. */
  size?: number | undefined;
  /** How it fits its place, as in SVG. */
  fit?: string;
  ref?: React.Ref<SVGSVGElement>;
  children: React.ReactNode;
}

/** The frame of every drawing: crisp at any size, named or silent for those who listen. */
export function Picture({
  viewBox,
  label,
  className = 'picture',
  size,
  fit,
  ref,
  children,
}: Props) {
  const shape = {
    viewBox,
    className,
    preserveAspectRatio: fit,
    ref,
    style: size === undefined ? undefined : { width: `${size}rem`, height: `${size}rem` },
  };
  return label === undefined ? (
    <svg aria-hidden="true" {...shape}>
      {children}
    </svg>
  ) : (
    <svg role="img" aria-label={label} {...shape}>
      {children}
    </svg>
  );
}
