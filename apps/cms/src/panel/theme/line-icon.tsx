// The SVG of every icon in the panel, in the text colour. The paths are from Lucide (ISC).
type Props = { lines: readonly string[]; size?: number }

/** Without a size, the style sheet sets it. */
export function LineIcon({ lines, size }: Props) {
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
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
