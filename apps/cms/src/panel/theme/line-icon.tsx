type Props = { paths: readonly string[]; size?: number }

/** Renders an icon in the text colour. Without `size`, the style sheet sets the size. */
export function LineIcon({ paths, size }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
