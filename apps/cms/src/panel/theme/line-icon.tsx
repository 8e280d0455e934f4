// The frame of every drawing in the panel: one stroke in the colour of the text. The lines are Lucide's (ISC).
type Props = { lines: readonly string[]; size?: number }

/** Without a size the style sheet of the place gives it. */
export function LineDrawing({ lines, size }: Props) {
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
